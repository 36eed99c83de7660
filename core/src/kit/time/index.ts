/** Dates and calendars. Safe in a browser. */
export { addDays, ageOn, daysBetween, firstOfMonthAfter, monthsOfAge } from './calendar-days.ts';
export { daysAfter } from './days-after.ts';
export { dayInZone, instantOfLocal, localTime, monthsAfter } from './local-time.ts';
export { spelledDay } from './spelled-day.ts';
export { type DayBounds, dayBoundsIn } from './zone-days.ts';
export { zoneOffset } from './zone-offset.ts';
