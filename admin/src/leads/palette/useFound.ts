/** Leads as one types their person or number, also after a command's name, and views of their list. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { useTranslate } from 'react-admin';
import { type PaletteOption, type UseFound } from '../../kit/context.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { type LeadRow } from '../lead.ts';
import { leadName, requestTypeName } from '../leadModel.ts';
import { leadViews } from '../leadViews.ts';
import { askable, askedIn } from './askedIn.ts';
import { useFoundLeads } from './useFoundLeads.ts';
import { paletteGroups } from '../../kit/palette.ts';

/** The views that the list comes with, once they are typed. */
const useViewOptions = (): readonly PaletteOption[] => {
  const translate = useTranslate();
  if (!may(useConsoleIdentity(), 'leads:read')) return [];
  const say = (key: string) => translate(`resources.leads.${key}`, { smart_count: 2, _: '' });
  return Object.entries(leadViews.house).map(([name, { filter, sort }]) => ({
    key: `leads ${name}`,
    group: paletteGroups.pages,
    label: say(`views.house.${name}`),
    words: say(`views.words.${name}`),
    hint: say('name'),
    to: listAddress('/leads', filter, sort),
    isTyped: true,
  }));
};

const hintOf = (lead: LeadRow, unassigned: string): string =>
  [statusText(lead.statusId), requestTypeName(lead.requestTypeId), lead.executiveName ?? unassigned].join(
    ' · ',
  );

export const useFound: UseFound = (typed) => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const views = useViewOptions();
  const { commands, rest } = askedIn(typed);
  const own = commands.filter((command) => may(identity, `leads:${command}`));
  const [whole, named] = [useFoundLeads(typed), useFoundLeads(own.length > 0 ? rest : '')];
  const optionOf = (lead: LeadRow) => ({
    key: lead.id,
    group: 'Solicitudes',
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
    options: [...views, ...named.leads.flatMap(asked), ...whole.leads.map(optionOf)],
    isFetching: whole.isFetching || named.isFetching,
    ...(error && { error: 'resources.leads.error.list' }),
  };
};
