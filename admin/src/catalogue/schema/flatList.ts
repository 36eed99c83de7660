/** Lists that are tables by nature, such as age bands: small records of numbers, one a row. */
import { type Field, isFixed, type NamedField } from './field.ts';

/** For more of them a row has no room. */
const mostColumns = 6;

const fitsInCell = (field: Field): boolean =>
  ['number', 'decimal', 'amount', 'choice'].includes(field.kind) ||
  ((field.kind === 'text' || field.kind === 'texts') && !field.isLong);

/** @returns the columns of such a table; nothing of a list whose members need more room than a row */
export const columnsOf = (field: Extract<Field, { kind: 'list' }>): readonly NamedField[] | undefined => {
  if (field.item.kind !== 'record') return undefined;
  const columns = field.item.fields.filter(({ field }) => !isFixed(field));
  const isTable =
    columns.length <= mostColumns &&
    columns.every(({ field }) => fitsInCell(field)) &&
    columns.some(({ field }) => field.kind === 'amount' || field.kind === 'decimal');
  return isTable ? columns : undefined;
};
