import { describe, expect, test } from 'vitest';
import { insuranceTypeDetails, numberOfInsuranceType } from '@cotejo/core/insurance-types';
import { numberOfOrganization, organizationDetails, organizationNumber } from '@cotejo/core/organizations';
import { entryForm, type EntryRecord } from './entry.ts';

const form = entryForm(organizationDetails, numberOfOrganization);
const insurer = {
  id: '7',
  version: 1,
  country: 'PE',
  hidden: false,
  type: 'ASEG',
  displayName: 'Aseguradora',
  organizationCode: 'A',
  url: 'Aseguradora',
  legalName: 'Aseguradora S. A.',
  isDemo: true,
  allowedCommands: [],
} as const satisfies EntryRecord & Record<string, unknown>;

describe('the form of an entry', () => {
  test('asks for all that its events hold but for the country, which stays', () => {
    const names = Object.keys(organizationDetails.shape).filter((name) => name !== 'country');
    expect(form.fields.map(({ name }) => name)).toEqual(names);
  });
  test('empties what was there and is left empty, and says nothing of what never was there', () => {
    const values = { ...form.startsWith(insurer), legalName: '', displayName: 'Otra' };
    expect(form.changes(values, insurer)).toMatchObject({ legalName: null, displayName: 'Otra' });
    expect(form.changes(values, insurer)).not.toHaveProperty('abbreviation');
  });
  test('registers what the server takes', () => {
    const registered = form.registers({ ...form.startsWith(insurer), country: 'PE' });
    expect(organizationDetails.safeParse(JSON.parse(JSON.stringify(registered))).error).toBeUndefined();
  });
  test('registers under the number that an import gives it, and lets the server say what is not complete', () => {
    const typed = { ...form.startsWith(insurer), country: 'PE', url: ' Aseguradora ' };
    expect(form.idOf(form.registers(typed))).toBe(String(organizationNumber('PE', 'Aseguradora')));
    expect(form.idOf(form.registers({ ...typed, url: '' }))).toBe('1');
  });
  test('names its category by number', () => {
    const types = entryForm(insuranceTypeDetails, numberOfInsuranceType);
    const given = { ...insurer, name: 'SALUD', upperTypeId: 12 };
    expect(types.changes(types.startsWith(given), given)).toMatchObject({ upperTypeId: 12 });
  });
  test('tells what somebody else changed', () => {
    const newest = { ...insurer, version: 2, displayName: 'Nueva', isDemo: false };
    expect(form.changedSince(insurer, newest)).toEqual([
      'Nombre visible: Aseguradora → Nueva',
      'De demostración: Sí → No',
    ]);
  });
});
