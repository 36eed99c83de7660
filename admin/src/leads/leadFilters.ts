/** The lead list's filters: what the form holds, and what the service is asked. */

/** The executive filter's choices that are no executive. */
export const unassigned = 'none';

export type LeadFilters = {
  readonly q?: string;
  readonly statusId?: readonly number[];
  readonly country?: string;
  readonly executiveId?: string;
  readonly requestTypeId?: number;
  /** Days of this browser's calendar, `2026-03-01`, both included. */
  readonly from?: string;
  readonly to?: string;
};

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const instantOf = (day: unknown, time: string): string | undefined => {
  const instant = new Date(`${String(day)}T${time}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

/** Leaves out what is empty; days become the instants at which they begin and end here. */
export const leadFilterQuery = (filter: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { from, to, executiveId, q, ...others } = filter;
  const query = {
    ...others,
    q: typeof q === 'string' ? q.trim() : q,
    fecha_gte: isFilled(from) ? instantOf(from, '00:00:00.000') : undefined,
    fecha_lte: isFilled(to) ? instantOf(to, '23:59:59.999') : undefined,
    executiveId,
  };
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => isFilled(value)));
  return executiveId === unassigned ? { ...filled, executiveId: null } : filled;
};

/** How many filters besides the search narrow the list. */
export const countFilters = ({ q: _, ...filters }: Readonly<Record<string, unknown>>): number =>
  Object.values(filters).filter(isFilled).length;
