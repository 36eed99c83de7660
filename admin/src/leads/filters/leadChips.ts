/** The active filters, one chip for each: its text, and the filters without it. */
import { type Columns } from '@cotejo/core/kit/table';
import { leads } from '@cotejo/core/lead-records';
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { countries } from '@cotejo/core/reference/countries';
import { leadSubstatusById } from '@cotejo/core/reference/lead-substatuses';
import { type FilterChip } from '../../kit/list/filters/filter.ts';
import { formatInstant } from '../../kit/time/time.ts';
import {
  chosenExecutives,
  type DateField,
  dateFields,
  filledValues,
  type FilterValues,
  fromName,
  me,
  periodName,
  toName,
  unassigned,
  withoutFilter,
} from './leadFilters.ts';
import { noExecutive, substatusName } from '../leadModel.ts';
import { filterLabels, type LeadFilter } from './filterLabels.ts';
import { counted } from '../../kit/words/plural.ts';
import { type Period } from './datePeriods.ts';

export type Chip = FilterChip & { readonly label: string };

type Names = {
  /** Nothing for somebody who is not known here. */
  readonly executiveName: (id: string) => string | undefined;
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const countryName = (code: unknown): string =>
  countries.find((country) => country.code === code)?.name ?? String(code);

/** A substatus alone does not say of which status it is. */
export const substatusWithStatuses = (id: number): string => {
  const parents = leadSubstatusById(id)?.parents ?? [];
  const statuses = parents.map((statusId) => statusText(statusId)).join(', ');
  return [statuses, substatusName(id)].filter(Boolean).join(' · ');
};

const dayText = (day: unknown): string => {
  const date = new Date(`${String(day)}T00:00`);
  return Number.isNaN(date.getTime())
    ? '…'
    : date.toLocaleDateString('es-419', { day: 'numeric', month: 'short', year: 'numeric' });
};

const columns: Columns = leads.columns;
const yesOrNo: ReadonlySet<string> = new Set(['internalTraffic', 'worked', 'tests']);

const executiveText = (id: unknown, { executiveName }: Names): string => {
  if (id === unassigned) return noExecutive;
  return id === me ? 'yo' : (executiveName(String(id)) ?? 'otra persona');
};

/** The name of a chosen value. */
const valueText = (name: LeadFilter, value: unknown, names: Names): string => {
  if (name === 'substatusId') return substatusWithStatuses(Number(value));
  if (name === 'country') return countryName(value);
  if (name === 'executiveId') return executiveText(value, names);
  if (yesOrNo.has(name)) return value === 'yes' ? 'sí' : 'no';
  return columns[name]?.choices?.find(({ id }) => String(id) === String(value))?.name ?? String(value);
};

const several = [
  'statusId',
  'substatusId',
  'failureReasonId',
  'executiveId',
  'requestTypeId',
  'country',
] as const;
/** More of one filter are counted: a page is no list of statuses. */
const mostOfOne = 3;

const single = ['productCode', 'originLead', 'internalTraffic', 'worked', 'tests'] as const;

/** Periods within a line. */
const periodTexts: Readonly<Record<Exclude<Period, 'between'>, string>> = {
  today: 'hoy',
  yesterday: 'ayer',
  last7: 'últimos 7 días',
  last30: 'últimos 30 días',
  thisMonth: 'este mes',
  before2: 'hace 2 días o más',
  before7: 'hace 7 días o más',
  tomorrow: 'mañana',
  next7: 'próximos 7 días',
  overdue: 'ya pasó',
};

const dateText = (values: FilterValues, field: DateField): string => {
  const period = String(values[periodName(field)]);
  if (period === 'between')
    return `del ${dayText(values[fromName(field)])} al ${dayText(values[toName(field)])}`;
  return (periodTexts as Readonly<Record<string, string>>)[period] ?? period;
};

/** Instants to the minute, as links of other pages name them. */
const instantChips = (values: FilterValues, field: DateField): readonly Chip[] =>
  (['gte', 'lte'] as const)
    .map((end) => ({ end, name: `${field}_${end}` }))
    .filter(({ name }) => typeof values[name] === 'string')
    .map(({ end, name }) => ({
      key: name,
      field,
      label: `${filterLabels[field]}: ${end === 'gte' ? 'desde' : 'hasta'} el ${formatInstant(String(values[name]))}`,
      without: withoutFilter(values, name),
    }));

/** In the order of the form; the search has a field of its own and no chip. */
export const chipsOf = (values: FilterValues, names: Names): readonly Chip[] => {
  const filled = filledValues(values);
  const label = (name: LeadFilter, text: string): string => `${filterLabels[name]}: ${text}`;
  const chosen = (name: string): readonly unknown[] =>
    name === 'executiveId' ? chosenExecutives(filled[name]) : name in filled ? list(filled[name]) : [];
  const many = several.flatMap((name) => {
    const picked = chosen(name);
    if (picked.length > mostOfOne) {
      const text = counted(picked.length, 'elegido', 'elegidos');
      return [{ key: name, field: name, label: label(name, text), without: withoutFilter(values, name) }];
    }
    return picked.map((value) => {
      const left = picked.filter((other) => other !== value);
      return {
        key: `${name}/${String(value)}`,
        field: name,
        label: label(name, valueText(name, value, names)),
        without: left.length > 0 ? { ...values, [name]: left } : withoutFilter(values, name),
      };
    });
  });
  const ones = single
    .filter((name) => name in filled)
    .map((name) => ({
      key: name,
      field: name,
      label: label(name, valueText(name, filled[name], names)),
      without: withoutFilter(values, name),
    }));
  const dates = dateFields
    .filter((field) => periodName(field) in filled)
    .map((field) => ({
      key: field,
      field,
      label: label(field, dateText(values, field)),
      without: withoutFilter(values, periodName(field)),
    }));
  const instants = dateFields.flatMap((field) => instantChips(filled, field));
  return [...many, ...ones, ...dates, ...instants];
};
