/** What stands beneath a field of how it is read: what is typed never becomes another number untold. */
import { type UnitCode } from '@cotejo/core/product-content';
import { type Field } from '../../schema/field.ts';
import { useFormState } from './form-context.ts';
import { type Reading, readingOf } from './reading.ts';

export const useReading = (
  field: Field,
  path: string,
  typed: string,
  unit: UnitCode | undefined,
): Reading | undefined => {
  const { country } = useFormState();
  const reading = readingOf(field, path.split('.').at(-1) ?? '', typed, unit, country);
  if (!reading?.isWhole) return reading;
  return { ...reading, text: `${reading.text} (sin decimales)` };
};
