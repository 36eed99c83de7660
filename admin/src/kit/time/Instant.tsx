/** An instant: how long ago or when, and the whole truth on hover. A day: on one line. */
import {
  formatDay,
  formatFullInstant,
  formatFullSecond,
  formatInstant,
  formatRelative,
  formatSecond,
} from './time.ts';
import { useNow } from './useNow.ts';

export const RelativeInstant = ({ value }: { value: string }) => {
  const now = useNow();
  return (
    <time dateTime={value} title={formatFullInstant(value)}>
      {formatRelative(value, now)}
    </time>
  );
};

export const AbsoluteInstant = ({ value }: { value: string }) => (
  <time dateTime={value} title={formatFullInstant(value)}>
    {formatInstant(value)}
  </time>
);

/** To the second, in the clocks of a zone that the page says. */
export const ZonedInstant = ({ value, zone }: { value: string; zone: string }) => (
  <time dateTime={value} title={formatFullSecond(value, zone)}>
    {formatSecond(value, zone)}
  </time>
);

const oneLine = { whiteSpace: 'nowrap' } as const;

/** @param value a day of the calendar, `2026-03-02` */
export const CalendarDay = ({ value }: { value: string }) => (
  <time dateTime={value} style={oneLine}>
    {formatDay(value)}
  </time>
);
