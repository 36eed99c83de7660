/** Dates and calendars. Safe in a browser. */
export { daysAfter } from './days-after.ts';
export { dayInZone, instantOfLocal, localTime, monthsAfter } from './local-time.ts';
export { type CalendarRule, nextOccurrence } from './next-occurrence.ts';
export { spelledDay } from './spelled-day.ts';
