/** The lead list's filters: what the form and the address hold, and what the service is asked. */
import { isFilled } from '../../kit/commands/isFilled.ts';
import { instantsOf } from './datePeriods.ts';
import { type LeadFilter } from './filterLabels.ts';

/** The executive filter's choices that are no executive: nobody, and whoever is looking. */
export const unassigned = 'none';
export const me = 'me';

export type FilterValues = Readonly<Record<string, unknown>>;

/** Filters by days, named here for the frame, which has no description of leads; a test holds them equal to it. */
export const dateFields = [
  'fecha',
  'fecha_asignado',
  'fecha_gestion',
  'fecha_cierre',
  'fecha_ultimo_estado',
  'appointmentAt',
] as const satisfies readonly LeadFilter[];
export type DateField = (typeof dateFields)[number];
export const isDateField = (name: string): name is DateField => dateFields.some((field) => field === name);

/** Under which names the form holds a date's period, and the days of one that is typed. */
export const periodName = (field: DateField) => `${field}_in`;
export const fromName = (field: DateField) => `${field}_from`;
export const toName = (field: DateField) => `${field}_to`;
const namesOf = (field: DateField): readonly string[] => [periodName(field), fromName(field), toName(field)];

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isFilled(value) ? [value] : [];

/** *Nobody* excludes executives: the last choice counts alone. */
export const chosenExecutives = (chosen: unknown): readonly string[] => {
  const ids = asList(chosen).filter((id) => typeof id === 'string');
  return ids.at(-1) === unassigned ? [unassigned] : ids.filter((id) => id !== unassigned);
};

const executivesAsked = (chosen: unknown, viewerId: string | undefined): unknown => {
  const ids = chosenExecutives(chosen);
  return ids[0] === unassigned ? null : ids.map((id) => (id === me ? viewerId : id)).filter(isFilled);
};

const datesAsked = (values: FilterValues, now: Date): FilterValues =>
  Object.fromEntries(
    dateFields.flatMap((field) => {
      const between = { from: values[fromName(field)], to: values[toName(field)] };
      const { gte, lte } = instantsOf(values[periodName(field)], now, between);
      // An open end here does not hide an instant that a link has named.
      return Object.entries({ [`${field}_gte`]: gte, [`${field}_lte`]: lte }).filter(([, at]) => at);
    }),
  );

/**
 * The query of the service. Leaves out what is empty; days become the instants at which they begin and end here.
 * @param viewerId who *me* is
 */
export const leadFilterQuery = (
  values: FilterValues,
  viewerId?: string,
  now: Date = new Date(),
): Record<string, unknown> => {
  const { executiveId, q, productCode, originLead, internalTraffic, worked, tests, ...others } = values;
  const yesOrNo = (chosen: unknown) => (chosen === 'yes' ? true : chosen === 'no' ? false : undefined);
  const words = (text: unknown) => (typeof text === 'string' ? text.trim() : text);
  const ofDates = new Set(dateFields.flatMap(namesOf));
  const query = {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !ofDates.has(name))),
    q: words(q),
    productCode: words(productCode),
    originLead: words(originLead),
    internalTraffic: yesOrNo(internalTraffic),
    worked: yesOrNo(worked),
    tests: yesOrNo(tests),
    ...datesAsked(values, now),
  };
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => isFilled(value)));
  const executives = executivesAsked(executiveId, viewerId);
  return executives === null || isFilled(executives) ? { ...filled, executiveId: executives } : filled;
};

/** The values that say something; the days of a period that is not typed say nothing. */
export const filledValues = (values: FilterValues): FilterValues => {
  const idle = dateFields
    .filter((field) => values[periodName(field)] !== 'between')
    .flatMap((field) => [fromName(field), toName(field)]);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isFilled(value) && !idle.includes(name)),
  );
};

/** Takes a filter away; a date goes with its days. */
export const withoutFilter = (values: FilterValues, name: string): FilterValues => {
  const field = dateFields.find((one) => periodName(one) === name);
  const gone = field ? namesOf(field) : [name];
  return Object.fromEntries(Object.entries(values).filter(([other]) => !gone.includes(other)));
};

/** How many filters besides the search narrow the list; a date with its days is one. */
export const countFilters = ({ q: _, ...values }: FilterValues): number => {
  const days = dateFields.flatMap((field) => [fromName(field), toName(field)]);
  return Object.keys(filledValues(values)).filter((name) => !days.includes(name)).length;
};
