/** Palette options of leads: commands on the one of this page, and those seen lately. */
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { type PaletteOption, type PaletteSource } from '../../kit/context.ts';
import { stepRows } from '../../kit/list/stepRows.ts';
import { useNeighbours } from '../../kit/list/neighbours/useNeighbours.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { usePast } from '../../kit/page/usePast.ts';
import { type FormCommand } from '../commands/forms.ts';
import { type LeadRow } from '../lead.ts';
import { focusNoteField } from './note-field.ts';
import { useRecentLeads } from './useRecentLeads.ts';
import { paletteGroups } from '../../kit/palette.ts';
import { leadCommandWords } from '../commandWords.ts';

const LeadCommandDialog = lazyPart(
  async () => (await import('../commands/LeadCommandDialog.tsx')).LeadCommandDialog,
);

/** The lead whose page is open; none where it is shown as it was, for the past can't be changed. */
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

/** The lead as it was when the form was opened: it stays where the page's lead can no longer be read. */
type Open = { readonly lead: LeadRow; readonly command: FormCommand };

const usePagePalette: PaletteSource['usePagePalette'] = () => {
  const lead = useLeadHere();
  const recent = useRecentLeads(lead);
  const neighbours = useNeighbours('leads', useMatch('/leads/:id/show')?.params.id);
  const isList = useMatch('/leads') !== null;
  const [open, setOpen] = useState<Open>();
  const allowed = (lead?.allowedCommands ?? []).flatMap(({ command, allowed: isAllowed }) =>
    isAllowed && command !== 'attach-file' && command !== 'withdraw-file' ? [command] : [],
  );
  const start = (command: FormCommand) => () => {
    if (lead && allowed.includes(command)) setOpen({ lead, command });
  };
  const commands = allowed.map((command): PaletteOption => ({
    key: command,
    group: paletteGroups.commands,
    label: leadCommandWords[command].name,
    // The palette gives the focus back to where it was before anything else takes it.
    act: command === 'add-note' ? () => void setTimeout(focusNoteField) : start(command),
  }));
  return {
    options: [...commands, ...recent],
    keys: {
      n: focusNoteField,
      e: start('change-status'),
      c: start('log-activity'),
      j: isList ? () => stepRows(1) : () => void neighbours?.next(),
      k: isList ? () => stepRows(-1) : () => void neighbours?.previous(),
    },
    dialog: open && (
      <LeadCommandDialog
        lead={lead?.id === open.lead.id ? lead : open.lead}
        command={open.command}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
};

export const leadPalette: PaletteSource = {
  usePagePalette,
  loadSearch: async () => (await import('./useFound.ts')).useFound,
  shortcuts: [
    { keys: 'n', label: 'Agregar una nota (en una solicitud)' },
    { keys: 'e', label: 'Cambiar el estado (en una solicitud)' },
    { keys: 'c', label: 'Anotar una llamada o reunión (en una solicitud)' },
    { keys: 'j', label: 'Solicitud siguiente' },
    { keys: 'k', label: 'Solicitud anterior' },
  ],
};
