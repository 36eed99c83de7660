/** Instants and durations as people read them. */
import { zoneOffset } from '@cotejo/core/kit/time';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Two units at most, the small one left out when it is nothing: `2 d 4 h`, `35 min`, `< 1 min`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [
    Math.floor(whole / day),
    Math.floor((whole % day) / hour),
    Math.floor((whole % hour) / minute),
  ];
  const two = (large: string, small: number, unit: string) =>
    small > 0 ? `${large} ${small} ${unit}` : large;
  if (days > 0) return two(`${days} d`, hours, 'h');
  if (hours > 0) return two(`${hours} h`, minutes, 'min');
  return minutes > 0 ? `${minutes} min` : '< 1 min';
};

/** Whole seconds from one instant to another, never negative: clocks differ. */
export const secondsBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / 1_000));

const locale = 'es-419';
/** Not `hour12: false`: that makes the first hour of a day `24:05` here. */
const hourCycle = 'h23';
const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle });
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', hourCycle });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const timeOfDay = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle });
/** The time of the day alone, of milliseconds since 1970: `18:05`. */
export const formatTime = (instant: number): string => timeOfDay.format(new Date(instant));
/** Whether an instant is of this day here. */
export const isToday = (instant: string): boolean =>
  new Date(instant).toDateString() === new Date().toDateString();
export const formatInstant = (instant: string): string => absolute.format(new Date(instant));
const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
/** A day of the calendar, in no time zone, as short as instants are told: `2 mar 2026`. @param text `2026-03-02` */
export const formatDay = (text: string): string => calendar.format(new Date(`${text}T00:00:00Z`));
/** The same in the clocks of another place, with its weekday: `mar, 2 mar, 10:00`. */
export const formatZonedInstant = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
  }).format(new Date(instant));
/** With weekday, seconds and the time zone that it is told in. */
export const formatFullInstant = (instant: string): string => full.format(new Date(instant));

const clocks = new Map<string, readonly [second: Intl.DateTimeFormat, full: Intl.DateTimeFormat]>();
const clocksOf = (timeZone: string) => {
  const known = clocks.get(timeZone) ?? [
    new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'medium', hourCycle }),
    new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'medium', hourCycle }),
  ];
  clocks.set(timeZone, known);
  return known;
};
/** To the second, in the clocks of a zone: `3 mar 2026, 10:02:41`. */
export const formatSecond = (instant: string, timeZone: string): string =>
  clocksOf(timeZone)[0].format(new Date(instant));
/** The same with weekday and zone. */
export const formatFullSecond = (instant: string, timeZone: string): string =>
  `${clocksOf(timeZone)[1].format(new Date(instant))} ${formatOffset(timeZone, Date.parse(instant))}`;

/** The offset of a zone's clocks from UTC: `UTC−5`. @param instant milliseconds since 1970 */
export const formatOffset = (timeZone: string, instant: number): string => {
  const minutes = Math.round(zoneOffset(instant, timeZone) / (minute * 1_000));
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** How many midnights of this browser's calendar lie between two moments. */
const daysBetween = (from: Date, to: Date): number => {
  const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (dayOf(to) - dayOf(from)) / (day * 1_000);
};

/** `hace 5 minutos`, `ayer`, `hace 3 semanas`; what lies ahead because of a clock counts as now. */
export const formatRelative = (instant: string, now: number): string => {
  const seconds = secondsBetween(instant, now);
  if (seconds < minute) return 'hace un momento';
  if (seconds < hour) return relative.format(-Math.floor(seconds / minute), 'minute');
  if (seconds < day) return relative.format(-Math.floor(seconds / hour), 'hour');
  if (seconds < 14 * day) return relative.format(-daysBetween(new Date(instant), new Date(now)), 'day');
  if (seconds < 60 * day) return relative.format(-Math.floor(seconds / (7 * day)), 'week');
  return seconds < 730 * day
    ? relative.format(-Math.floor(seconds / (30 * day)), 'month')
    : relative.format(-Math.floor(seconds / (365 * day)), 'year');
};
