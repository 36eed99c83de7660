import { describe, expect, test } from 'vitest';
import { templateChoices } from './choices.ts';
import { loadColumns } from './columns.ts';
import { loadHint } from './hints.ts';

describe('a template', () => {
  const peru = { country: 'PE', coverageGroups: [{ code: 'A' }, { code: 'B' }] } as const;
  const columnOf = (field: string) => loadColumns.activation.find((one) => one.field === field)!;
  test('says what a cell holds in the country of the policy', () => {
    expect(loadHint(columnOf('email'), 'PE')).toBe('nombre@empresa.pe');
    expect(loadHint(columnOf('dv'), 'PE')).toBe('Solo en Chile: aquí se deja vacía');
    expect(loadHint(columnOf('dv'), 'CL')).toBe(columnOf('dv').hint);
    expect(loadHint(columnOf('email'), undefined)).toBe(columnOf('email').hint);
  });
  test('lists the groups of the policy, the restrictions, and the accounts of the country', () => {
    expect(templateChoices('coverageGroup', peru)).toEqual(['A', 'B']);
    expect(templateChoices('coverageGroup', undefined)).toBeUndefined();
    expect(templateChoices('restrictions', peru)).toContain('1 Maternidad y neonatología');
    expect(templateChoices('accountType', peru)).not.toContain('Cuenta vista');
    expect(templateChoices('accountType', { ...peru, country: 'CL' })).toContain('Cuenta vista');
  });
});
