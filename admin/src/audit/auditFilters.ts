/** The audit's filters: what the form and the address hold, which of them a view uses, and what the service is asked. */
import { dayBoundsIn } from '@cotejo/core/kit/time';
import { isFilled } from '../kit/commands/isFilled.ts';
import { type Access, may } from '../kit/providers/access.ts';
import { dayBounds } from '../kit/time/day-bounds.ts';
import { formatDay } from '../kit/time/time.ts';

/** The owner filter's choice that is nobody. */
export const nobody = 'none';

export type FilterValues = Readonly<Record<string, unknown>>;

/** In the order of the tabs. */
export const auditViews = ['all', 'durations', 'changes', 'looks'] as const;
export type AuditView = (typeof auditViews)[number];

export const viewNames: Readonly<Record<AuditView, string>> = {
  all: 'Todo',
  durations: 'Tiempos',
  changes: 'Cambios de estado',
  looks: 'Quién vio datos',
};

/** The permissions of each view, beside those of the page. */
export const viewAccess: Readonly<Record<AuditView, Access>> = {
  all: 'loggedIn',
  durations: 'leads:audit',
  changes: 'leads:read',
  looks: 'loggedIn',
};

/** The filters of each view, in the order in which they are offered. */
export const fieldsOf = {
  all: ['period', 'kind', 'actorKey', 'ownerId', 'aggregate', 'country'],
  durations: ['period', 'actorKey', 'ownerId', 'fromStatusId', 'toStatusId', 'reasonId', 'country'],
  changes: ['period', 'actorKey', 'ownerId', 'country'],
  looks: ['period', 'actorKey', 'ownerId', 'aggregate', 'country'],
} as const satisfies Readonly<Record<AuditView, readonly string[]>>;
export type AuditField = (typeof fieldsOf)[AuditView][number];
export type AuditFilter = Exclude<AuditField, 'period'> | 'from' | 'to';

export const filterLabels: Readonly<Record<AuditField | AuditFilter, string>> = {
  period: 'Periodo',
  from: 'Desde',
  to: 'Hasta',
  kind: 'Qué pasó',
  actorKey: 'Quién lo hizo',
  ownerId: 'De quién es',
  aggregate: 'Registro',
  fromStatusId: 'Estado anterior',
  toStatusId: 'Estado nuevo',
  reasonId: 'Motivo de fallo',
  country: 'País',
};

/** The keys that a field filters by: a period by its two days. */
const filtersIn = (field: AuditField): readonly AuditFilter[] =>
  field === 'period' ? ['from', 'to'] : [field];

export const fieldOf = (filter: AuditFilter): AuditField =>
  filter === 'from' || filter === 'to' ? 'period' : filter;

/** The kinds that a view lists by itself; assignments and appointments change a lead's status too. */
const presets: Readonly<Record<AuditView, FilterValues>> = {
  all: {},
  durations: {},
  changes: { aggregate: 'leads', kind: ['status', 'assignment', 'appointment'] },
  looks: { kind: ['look'] },
};

/** @param search of the page's address */
export const valuesIn = (search: string): FilterValues => {
  try {
    const values: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof values === 'object' && values !== null ? (values as FilterValues) : {};
  } catch {
    return {};
  }
};

export const viewIn = ({ view }: FilterValues): AuditView => auditViews.find((one) => one === view) ?? 'all';

/** The same form, but with all that happened in place of a view that the person may not see; nobody is asked before it is known who it is. */
export const inAllowedView = (values: FilterValues, user: Parameters<typeof may>[0]): FilterValues =>
  user && !may(user, viewAccess[viewIn(values)]) ? { ...values, view: 'all' } : values;

/** Whether durations can be narrowed by it: only people's are kept by who made the change. */
const isPerson = (key: unknown): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(String(key));

/** The filters that narrow what the view shows. */
export const filtersInForce = (values: FilterValues): Partial<Record<AuditFilter, unknown>> => {
  const view = viewIn(values);
  return Object.fromEntries(
    fieldsOf[view]
      .flatMap(filtersIn)
      .map((name) => [name, values[name]] as const)
      .filter(([, value]) => isFilled(value))
      .filter(([name, value]) => view !== 'durations' || name !== 'actorKey' || isPerson(value)),
  );
};

/** The same form without one filter, or without one of its choices; the view and the zone stay. */
export const withoutFilter = (values: FilterValues, name: AuditFilter, choice?: unknown): FilterValues => {
  const { [name]: chosen, ...others } = values;
  const left = Array.isArray(chosen) ? chosen.filter((one) => one !== choice) : [];
  return choice !== undefined && left.length > 0 ? { ...others, [name]: left } : others;
};

/** The form without any filter. */
export const withoutFilters = ({ view, by, zone }: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries({ view, by, zone }).filter(([, value]) => isFilled(value)));

/** The same form in the zone that the page tells: days mean nothing without one. */
export const inZone = (values: FilterValues, zone: string): FilterValues =>
  [values['zone'], values['from'], values['to']].some(isFilled) ? { ...values, zone } : values;

/** Days are those of the form's zone, the same for whoever opens its address. */
const periodOf = ({ from, to, zone }: FilterValues) => {
  const boundsOf = (day: unknown) => dayBoundsIn(day, String(zone));
  return { at_gte: boundsOf(from)?.begins, at_lte: boundsOf(to)?.ends };
};

const asked = (query: FilterValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => isFilled(value)));

/** Asks for what happened. @param values in the zone that the page tells */
export const auditEntryQuery = (values: FilterValues): Record<string, unknown> => {
  const { from, to, ownerId, ...others } = filtersInForce(values);
  const period = periodOf({ from, to, zone: values['zone'] });
  const query = asked({ id: values['id'], ...others, ownerId, ...period, ...presets[viewIn(values)] });
  return ownerId === nobody ? { ...query, ownerId: null } : query;
};

/** Asks how long leads stood still: the same filters by the names that those have there. */
export const durationQuery = (values: FilterValues): Record<string, unknown> => {
  const { from, to, actorKey, ownerId, ...others } = filtersInForce({ ...values, view: 'durations' });
  const period = periodOf({ from, to, zone: values['zone'] });
  const query = asked({ ...others, actorId: actorKey, executiveId: ownerId, ...period });
  return ownerId === nobody ? { ...query, executiveId: null } : query;
};

/** Empty for a day that is half typed. */
const dayText = (value: unknown): string => (dayBounds(value) ? formatDay(String(value)) : '');

/** The period that is shown. */
export const periodText = ({ from, to }: FilterValues): string => {
  if (isFilled(from) && isFilled(to)) return `Del ${dayText(from)} al ${dayText(to)}`;
  if (isFilled(from)) return `Desde el ${dayText(from)}`;
  return isFilled(to) ? `Hasta el ${dayText(to)}` : 'Últimos 30 días';
};
