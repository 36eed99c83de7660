/** The commands on the record of a page that were begun and left, a line each; nothing while their dialogs are open. */
import { Box } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { drafts } from '../providers/tab.ts';
import { HalfDoneLine } from './HalfDoneLine.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { type LeftDraft, leftOf } from './left.ts';
import { useWords } from '../useWords.ts';

/** @returns what opens the command's dialog; nothing where this page has none, or it may not be sent now */
export type Opener = (command: string, part?: string) => (() => void) | undefined;

type HalfDoneProps = {
  resource: string;
  id: string;
  opener: Opener;
  /** The words for what was begun; those of the command if left out. */
  nameOf?: (command: string, part?: string) => string;
};

const mark = 'data-half-done';

/** A line goes once its button is used: the focus moves to the first button after it. */
const focusNext = (button: HTMLElement): void => {
  const next = button.closest(`[${mark}]`)?.nextElementSibling;
  const found = next?.matches('button') ? next : next?.querySelector('button');
  if (found instanceof HTMLElement) found.focus();
};

export const HalfDone = ({ resource, id, opener, nameOf }: HalfDoneProps) => {
  const { commands } = useWords(resource);
  useSyncExternalStore(drafts.subscribe, drafts.revision);
  const [asked, setAsked] = useState<LeftDraft>();
  const textOf = ({ command, part }: LeftDraft) =>
    nameOf?.(command, part) ?? commands[command]?.name ?? command;
  const shown = leftOf(drafts, resource, id).flatMap((left) => {
    const open = opener(left.command, left.part);
    return open ? [{ left, open }] : [];
  });
  // Another tab may have gone on with it meanwhile.
  const dropped = shown.find(
    ({ left: { name, draft } }) => name === asked?.name && draft.at === asked.draft.at,
  );
  if (shown.length === 0) return null;
  return (
    <Box {...{ [mark]: '' }} role="group" aria-label="Lo que quedó a medias" sx={{ flexBasis: '100%' }}>
      {shown.map(({ left, open }) => (
        <HalfDoneLine
          key={left.name}
          name={textOf(left)}
          at={left.draft.at}
          onContinue={(button) => {
            focusNext(button);
            open();
          }}
          onDrop={(button) => {
            focusNext(button);
            setAsked(left);
          }}
        />
      ))}
      {dropped && (
        <LeaveDialog
          isKept={false}
          dropped={textOf(dropped.left)}
          onLeave={() => {
            setAsked(undefined);
            // An attempt that may have arrived stays.
            drafts.keep(dropped.left.name, undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
};
