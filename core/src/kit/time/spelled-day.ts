/** Calendar days as people read them in Spanish. */

const months = [
  'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre',
]; // oxfmt-ignore
/** @param day `2026-03-01`; @returns `1 de marzo de 2026` */
export const spelledDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${months[month! - 1]} de ${year}`;
};
