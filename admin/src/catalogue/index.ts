/** Parts with which other contexts show the catalogue's content. */
export { rowsField } from './dated-tables/datedTable.ts';
export { type Field } from './schema/field.ts';
export { plainText } from './schema/values.ts';
export {
  type Compared,
  differenceLine,
  fieldName,
  sectionLabel,
  formatDifferences,
} from './products/differenceText.ts';
export { valueText } from './read/valueText.ts';
export { labelAt } from './read/words.ts';
export { statusNames } from './shared/StatusChip.tsx';
export { useTendedCountries } from './shared/useTendedCountries.ts';
