/** Days as people write them. */
const format = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param day `YYYY-MM-DD`; @returns `26 de noviembre de 2026` */
export const longDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
