import { describe, expect, test } from 'vitest';
import { typeByAge } from './person.ts';

describe('the type of a dependant', () => {
  const today = '2026-11-27';
  test('is told where the age makes it another one', () => {
    expect(typeByAge({ dependantType: 'ownMinor', birthDate: '1995-03-01' }, today)).toBe('ownAdult');
    expect(typeByAge({ dependantType: 'ownAdult', birthDate: '2020-03-01' }, today)).toBe('ownMinor');
  });
  test('is not told where it fits, or as long as a field is open', () => {
    for (const values of [
      { dependantType: 'ownMinor', birthDate: '2020-03-01' },
      { dependantType: 'partner', birthDate: '1995-03-01' },
      { dependantType: 'ownMinor', birthDate: '' },
      { birthDate: '1995-03-01' },
    ])
      expect(typeByAge(values, today)).toBeUndefined();
  });
});
