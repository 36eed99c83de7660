/** What is reached by keyboard from everywhere: the palette, the shortcuts, and the dialogs that they open. */
import { Fragment, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PaletteOption } from '../../kit/context.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { useParts } from '../navigation/useParts.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useSingleKeys } from '../shortcuts/useSingleKeys.ts';
import { inGroups } from './options.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { type PaletteProps } from './Palette.tsx';
import { loadSearches, usePagePalettes } from './sources.ts';
import { useTypedAhead } from './useTypedAhead.ts';
import { paletteGroups } from '../../kit/palette.ts';

const loadPalette = async () => {
  const [{ Palette: Loaded }, searches] = await Promise.all([import('./Palette.tsx'), loadSearches()]);
  return (props: Omit<PaletteProps, 'searches'>) => <Loaded {...props} searches={searches} />;
};
const Palette = lazyPart(loadPalette);
/** Milliseconds. */
const untilPaletteLoads = 3_000;

export const CommandCentre = ({ onHelp }: { onHelp: () => void }) => {
  const navigate = useNavigate();
  const parts = useParts();
  const [areSingleKeysOn] = useSingleKeys();
  const [isOpen, setIsOpen] = useState(false);
  const typedAhead = useTypedAhead(isOpen);
  const here = usePagePalettes(isOpen);
  const open = () => setIsOpen(true);
  // Before it is opened: the field is there with its keys.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), untilPaletteLoads);
    return () => clearTimeout(timer);
  }, []);

  const pages = parts.map(({ key, to, label }): PaletteOption => ({
    key,
    group: paletteGroups.pages,
    label,
    to,
  }));
  const goTo = parts.flatMap(({ to, shortcut }) =>
    shortcut ? [[shortcut.keys, () => void navigate(to)] as const] : [],
  );
  useShortcuts(
    {
      palette: open,
      '/': open,
      '?': onHelp,
      ...Object.fromEntries(goTo),
      ...Object.fromEntries(here.flatMap(({ keys }) => Object.entries(keys))),
    },
    areSingleKeysOn,
  );

  return (
    <>
      <PaletteButton shortcuts={areSingleKeysOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'} onOpen={open} />
      {isOpen && (
        <Palette
          typedAhead={typedAhead}
          options={inGroups([...here.flatMap(({ options }) => options), ...pages])}
          onClose={() => setIsOpen(false)}
        />
      )}
      {here.map(({ dialog }, index) => (
        <Fragment key={index}>{dialog}</Fragment>
      ))}
    </>
  );
};
