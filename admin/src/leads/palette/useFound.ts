/** Leads as one types their person or number, also after a command's name, and views of their list. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { type PaletteOption, type UseFound } from '../../kit/context.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { type LeadRow } from '../lead.ts';
import { erasedName, leadName, noExecutive, requestTypeName } from '../leadModel.ts';
import { leadViews } from '../leadViews.ts';
import { leadViewNames, leadWords } from '../words.ts';
import { askable, askedIn } from './askedIn.ts';
import { useFoundLeads } from './useFoundLeads.ts';
import { paletteGroups } from '../../kit/palette.ts';

/** Further words by which views are found. */
const otherWords: Readonly<Record<string, string>> = { todaysAgenda: 'citas', overdue: 'agenda' };

/** The views that the list comes with, once they are typed. */
const useViewOptions = (): readonly PaletteOption[] => {
  if (!may(useConsoleIdentity(), 'leads:read')) return [];
  return (Object.keys(leadViewNames) as (keyof typeof leadViewNames)[]).map((name) => {
    const { filter, sort } = leadViews.house[name];
    return {
      key: `leads ${name}`,
      group: paletteGroups.pages,
      label: leadViewNames[name],
      words: otherWords[name],
      hint: 'Solicitudes',
      to: listAddress('/leads', filter, sort),
      isTyped: true,
    };
  });
};

const hintOf = (lead: LeadRow): string =>
  [statusText(lead.statusId), requestTypeName(lead.requestTypeId), lead.executiveName ?? noExecutive].join(
    ' · ',
  );

export const useFound: UseFound = (typed) => {
  const identity = useConsoleIdentity();
  const views = useViewOptions();
  const { commands, rest } = askedIn(typed);
  const own = commands.filter((command) => may(identity, `leads:${command}`));
  const [whole, named] = [useFoundLeads(typed), useFoundLeads(own.length > 0 ? rest : '')];
  const optionOf = (lead: LeadRow) => ({
    key: lead.id,
    group: 'Solicitudes',
    label: leadName(lead) ?? erasedName,
    hint: hintOf(lead),
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
    ...(error && { error: leadWords.error.list }),
  };
};
