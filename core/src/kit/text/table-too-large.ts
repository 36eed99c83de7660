/** @param most bytes that a file with a table may have */
export const tableTooLarge = (most: number): string =>
  `El archivo pasa de ${most / 1_048_576} MB, el máximo. Pártelo en varios, o guárdalo como XLSX sin imágenes.`;
