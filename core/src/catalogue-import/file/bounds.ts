/** How much of a file is read at all, of whatever kind it is. */

export type Bounds = {
  readonly mostRows: number;
  /** Bytes of a workbook's part, unpacked; and characters of all its cells together. */
  readonly largestPart: number;
};

const valuesOfRow = 20;

/**
 * Values of all rows together, those of some for those of others: an empty one is a byte or two of a file, and to look at it
 * costs what a full one does.
 */
export const mostValues = ({ mostRows }: Bounds): number => mostRows * valuesOfRow;

export const tooManyCells =
  'El archivo tiene demasiadas celdas. Borra las columnas y las filas que no hacen falta, también las vacías.';
