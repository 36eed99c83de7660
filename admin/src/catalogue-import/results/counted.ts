/** Numbers as the page writes them: ten thousand with its mark, in the singular or plural that it asks for. */
export const written = (count: number): string => count.toLocaleString('es-419');

/** For a message that has both. */
export const counted = (count: number): { readonly smart_count: number; readonly total: string } => ({
  smart_count: count,
  total: written(count),
});
