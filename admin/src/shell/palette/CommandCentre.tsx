/** Holds what is reached by keyboard from everywhere: the palette, the shortcuts, and the form that one of them opens. */
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { useParts } from '../navigation/useParts.ts';
import { type FormCommand, commandForms } from '../../leads/commands/forms.ts';
import { LeadCommandDialog } from '../../leads/commands/LeadCommandDialog.tsx';
import { type LeadRow } from '../../leads/lead.ts';
import { permissionFor } from '../../leads/leadModel.ts';
import { usePast } from '../../leads/usePast.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useSingleKeys } from '../shortcuts/useSingleKeys.ts';
import { type PaletteOption } from './options.ts';
import { Palette } from './Palette.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { useRecentLeads } from '../../leads/palette/useRecentLeads.ts';

const formCommands = Object.keys(commandForms) as FormCommand[];

/** The lead whose page is open; none where it is looked at as it was, for the past is not worked on. */
const useLeadHere = (): LeadRow | undefined => {
  const { at } = usePast();
  const shownId = useMatch('/leads/:id/show')?.params.id;
  const id = at === undefined ? shownId : undefined;
  const { data } = useGetOne<LeadRow>(
    'leads',
    { id: id ?? '' },
    { enabled: id !== undefined, onError: () => undefined },
  );
  return id === undefined ? undefined : data;
};

type Open = 'palette' | { readonly lead: LeadRow; readonly command: FormCommand };

export const CommandCentre = ({ onHelp }: { onHelp: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const lead = useLeadHere();
  const recent = useRecentLeads(lead);
  const pages = useParts().map(({ key, to, label }): PaletteOption => ({ key, group: 'pages', label, to }));
  const [areSingleKeysOn] = useSingleKeys();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const allowed = lead ? formCommands.filter((command) => permissionFor(lead, command).allowed) : [];
  const commands = allowed.map((command): PaletteOption => ({
    key: command,
    group: 'commands',
    label: translate(`resources.leads.command.names.${command}`),
    command,
  }));
  const start = (command: FormCommand) => {
    if (lead && allowed.includes(command)) setOpen({ lead, command });
  };
  const go = (key: string) => () => {
    const page = pages.find((one) => one.key === key);
    if (page && 'to' in page) void navigate(page.to);
  };
  const openPalette = () => setOpen('palette');

  useShortcuts(
    {
      palette: openPalette,
      '/': openPalette,
      '?': onHelp,
      'g i': go('home'),
      'g l': go('leads'),
      'g t': go('board'),
      'g a': go('auditoria'),
      n: () => start('add-note'),
      e: () => start('change-status'),
      c: () => start('log-activity'),
    },
    areSingleKeysOn,
  );

  return (
    <>
      <PaletteButton
        shortcuts={areSingleKeysOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        onOpen={openPalette}
      />
      {open === 'palette' && (
        <Palette options={[...commands, ...recent, ...pages]} onCommand={start} onClose={close} />
      )}
      {typeof open === 'object' && (
        <LeadCommandDialog lead={open.lead} command={open.command} onClose={close} />
      )}
    </>
  );
};
