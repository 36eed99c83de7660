/** Calendar rules in a time zone: when something that is repeated happens next. */
import { DateTime } from 'luxon';
import { firstOf } from './local-time.ts';

/** A local time of day, such as `09:00`. */
export type TimeOfDay = `${number}:${number}`;

/**
 * Every hour, every day at a time, or every month on a day at a time. In a month without that day it is the last one.
 * A local time that a clock change skips moves forward by as much as the clock; one that it repeats counts the first time.
 * Every hour means every hour that passes: a repeated hour counts twice.
 */
export type CalendarRule = {
  /** An IANA name, such as `America/Santiago`. */
  readonly zone: string;
} & (
  | { readonly every: 'hour'; /** 0 unless said. */ readonly minute?: number }
  | { readonly every: 'day'; readonly at: TimeOfDay }
  | { readonly every: 'month'; /** 1 to 31. */ readonly day: number; readonly at: TimeOfDay }
);

const wellFormed = /^([01]\d|2[0-3]):([0-5]\d)$/;

const timeOf = (at: TimeOfDay): { readonly hour: number; readonly minute: number } => {
  const [, hour, minute] = wellFormed.exec(at) ?? [];
  if (hour === undefined || minute === undefined)
    throw new RangeError(`${at} is not a time of day such as 09:00.`);
  return { hour: Number(hour), minute: Number(minute) };
};

/** The instant of a local time on the day of `date`. */
const onDayOf = (date: DateTime, at: TimeOfDay): DateTime => {
  const { year, month, day } = date;
  return firstOf(DateTime.fromObject({ year, month, day, ...timeOf(at) }, { zone: date.zone }));
};

const firstAfter = (after: DateTime, candidate: (step: number) => DateTime): DateTime => {
  for (let step = 0; ; step += 1) {
    const found = candidate(step);
    if (found > after) return found;
  }
};

/** @param local in the zone of the rule */
const next = (rule: CalendarRule, local: DateTime): DateTime => {
  switch (rule.every) {
    case 'hour': {
      const start = local.startOf('hour').plus({ minutes: rule.minute ?? 0 });
      return firstAfter(local, (step) => start.plus({ hours: step }));
    }
    case 'day': {
      const start = local.startOf('day');
      return firstAfter(local, (step) => onDayOf(start.plus({ days: step }), rule.at));
    }
    case 'month': {
      const start = local.startOf('month');
      return firstAfter(local, (step) => {
        const month = start.plus({ months: step });
        return onDayOf(month.set({ day: Math.min(rule.day, month.daysInMonth!) }), rule.at);
      });
    }
  }
};

/**
 * The first instant after another one at which a calendar rule applies.
 * @throws RangeError for an unknown time zone, or a time or day that no calendar has
 */
export const nextOccurrence = (rule: CalendarRule, after: Date): Date => {
  const local = DateTime.fromJSDate(after, { zone: rule.zone });
  if (!local.isValid) throw new RangeError(`${rule.zone} is not a time zone, or the date is none.`);
  if (rule.every === 'month' && !(rule.day >= 1 && rule.day <= 31))
    throw new RangeError(`${rule.day} is not a day of a month.`);
  return next(rule, local).toJSDate();
};
