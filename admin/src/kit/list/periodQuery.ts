/** Filters of a period: what the form holds as days, the service takes as instants. */

/** By how the filter's name ends: a day stands for when it begins or ends in this browser's time zone. */
const times = { _gte: '00:00:00.000', _lte: '23:59:59.999' } as const;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

export const periodQuery = (filter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const time = times[name.slice(-4) as keyof typeof times];
      return [name, time && isDay(value) ? new Date(`${value}T${time}`).toISOString() : value];
    }),
  );
