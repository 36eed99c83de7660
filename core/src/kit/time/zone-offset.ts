/** The offset of a zone's clocks from UTC, by the platform's own tables. */

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
};

/** Zones change at quarters of an hour of UTC; milliseconds. */
const quarter = 15 * 60_000;
const offsets = new Map<string, number>();
const mostOffsets = 100_000;

/**
 * @param instant milliseconds since 1970, UTC
 * @returns milliseconds that the zone's clocks are ahead of UTC then
 */
export const zoneOffset = (instant: number, timeZone: string): number => {
  const beginning = Math.floor(instant / quarter) * quarter;
  const key = `${timeZone} ${beginning}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(beginning)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - beginning;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
};
