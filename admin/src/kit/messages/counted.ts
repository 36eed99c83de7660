/** A count as messages take it: as it is written, and by which it is one or several. */
export const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString('es-419') });
