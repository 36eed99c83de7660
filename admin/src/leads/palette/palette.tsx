/** Palette options of leads: commands on the one of this page, views of the list, those seen lately, and those found, also by a command's name. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { type PaletteOption, type PaletteSource } from '../../kit/context.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import { stepRows } from '../../kit/list/stepRows.ts';
import { useWalk } from '../../kit/list/walk/useWalk.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { usePast } from '../../kit/page/usePast.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { type FormCommand } from '../commands/forms.ts';
import { type LeadRow } from '../lead.ts';
import { leadName, requestTypeName } from '../leadModel.ts';
import { leadViews } from '../leadViews.ts';
import { askable, askedIn } from './askedIn.ts';
import { focusNoteField } from './note-field.ts';
import { useFoundLeads } from './useFoundLeads.ts';
import { useRecentLeads } from './useRecentLeads.ts';

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

/** The views that the list comes with, once they are typed. */
const useViewOptions = (): readonly PaletteOption[] => {
  const translate = useTranslate();
  if (!may(useConsoleIdentity(), 'leads:read')) return [];
  const say = (key: string) => translate(`resources.leads.${key}`, { smart_count: 2, _: '' });
  return Object.entries(leadViews.house).map(([name, { filter, sort }]) => ({
    key: `leads ${name}`,
    group: 'pages',
    label: say(`views.house.${name}`),
    words: say(`views.words.${name}`),
    hint: say('name'),
    to: listAddress('/leads', filter, sort),
    isTyped: true,
  }));
};

const useHere: PaletteSource['useHere'] = () => {
  const translate = useTranslate();
  const lead = useLeadHere();
  const recent = useRecentLeads(lead);
  const views = useViewOptions();
  const walk = useWalk('leads', useMatch('/leads/:id/show')?.params.id);
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
    group: 'commands',
    label: translate(`resources.leads.command.names.${command}`),
    // The palette gives the focus back to where it was before anything else takes it.
    act: command === 'add-note' ? () => void setTimeout(focusNoteField) : start(command),
  }));
  return {
    options: [...commands, ...recent, ...views],
    keys: {
      n: focusNoteField,
      e: start('change-status'),
      c: start('log-activity'),
      j: isList ? () => stepRows(1) : () => void walk?.next(),
      k: isList ? () => stepRows(-1) : () => void walk?.previous(),
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

const hintOf = (lead: LeadRow, unassigned: string): string =>
  [statusText(lead.statusId), requestTypeName(lead.requestTypeId), lead.executiveName ?? unassigned].join(
    ' · ',
  );

const useFound: PaletteSource['useFound'] = (typed) => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const { commands, rest } = askedIn(typed);
  const own = commands.filter((command) => may(identity, `leads:${command}`));
  const [whole, named] = [useFoundLeads(typed), useFoundLeads(own.length > 0 ? rest : '')];
  const optionOf = (lead: LeadRow) => ({
    key: lead.id,
    group: 'leads',
    label: leadName(lead) ?? translate('resources.leads.erasedName'),
    hint: hintOf(lead, translate('resources.leads.unassigned')),
    to: `/leads/${lead.id}/show`,
    isFound: true,
  });
  const asked = (lead: LeadRow) =>
    own.flatMap((command): PaletteOption[] => {
      const option = { ...optionOf(lead), key: `${lead.id} ${command}` };
      const known = lead.allowedCommands.find((one) => one.command === command);
      if (known?.allowed) return [{ ...option, label: `${askable[command]}: ${option.label}`, command }];
      // A single command that is refused says why: the option leads to the page, without a dialog.
      return own.length > 1 ? [] : [{ ...option, hint: known?.reason ?? option.hint }];
    });
  const error = whole.error ?? named.error;
  return {
    options: [...named.leads.flatMap(asked), ...whole.leads.map(optionOf)],
    isFetching: whole.isFetching || named.isFetching,
    ...(error && { error: 'resources.leads.error.list' }),
  };
};

export const leadPalette: PaletteSource = {
  useHere,
  useFound,
  shortcuts: [
    { keys: 'n', label: 'cotejo.shortcuts.note' },
    { keys: 'e', label: 'cotejo.shortcuts.status' },
    { keys: 'c', label: 'cotejo.shortcuts.activity' },
    { keys: 'j', label: 'resources.leads.walk.next' },
    { keys: 'k', label: 'resources.leads.walk.previous' },
  ],
};
