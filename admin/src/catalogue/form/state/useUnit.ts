/** The unit of an amount in a form: what stands nearest to it, or in what it is part of. */
import { useWatch } from 'react-hook-form';
import { isUnit } from '../../schema/amounts.ts';
import { useFormState } from './form-context.ts';

/** `a.b.amount` may have its unit in `a.b.unit`, `a.unit` or `unit`, the nearest first. */
export const unitPlaces = (path: string): readonly string[] => {
  const parts = path.split('.').slice(0, -1);
  return Array.from({ length: parts.length + 1 }, (_, up) =>
    [...parts.slice(0, parts.length - up), 'unit'].join('.'),
  );
};

export const useUnit = (path: string) => {
  const { unit } = useFormState();
  const found: readonly unknown[] = useWatch({ name: [...unitPlaces(path)] });
  return found.find(isUnit) ?? (isUnit(unit) ? unit : undefined);
};
