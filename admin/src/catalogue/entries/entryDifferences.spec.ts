import { coverageOrganizationDetails, numberOfCoverageOrganization } from '@cotejo/core/organizations';
import { insuranceTypeDetails, numberOfInsuranceType } from '@cotejo/core/insurance-types';
import { describe, expect, test } from 'vitest';
import { entryForm } from './entry.ts';
import { entryDifferences } from './entryDifferences.ts';

const type = {
  hidden: false,
  details: { country: 'PE', name: 'SALUD', displayName: 'Salud', url: 'Salud', upperTypeId: 9 },
} as const;
const form = entryForm(insuranceTypeDetails, numberOfInsuranceType);

describe('the difference between two versions of an entry', () => {
  test('of the same is nothing', () => expect(entryDifferences(form, type, type)).toEqual([]));
  test('names the fields as the form does, in its order, and says last whether visitors see it', () => {
    const newer = {
      hidden: true,
      details: { ...type.details, profileType: 'pets', displayName: 'Salud animal' },
    } as const;
    expect(entryDifferences(form, type, newer)).toEqual([
      { field: 'Nombre visible', before: 'Salud', after: 'Salud animal' },
      { field: 'Qué pregunta el formulario', before: undefined, after: 'Mascotas' },
      { field: 'Oculto a los visitantes', before: 'No', after: 'Sí' },
    ]);
  });
  test('says of which records numbers are, so that they are told by their names', () => {
    const newer = { ...type, details: { ...type.details, upperTypeId: 12 } };
    expect(entryDifferences(form, type, newer)).toMatchObject([
      { before: '9', after: '12', to: { resource: 'insurance-types' } },
    ]);
  });
  test('calls a place of a clinic by its name, or by its address', () => {
    const clinic = (address: string) => ({
      hidden: false,
      details: { country: 'PE', displayName: 'Clínica', places: [{ address, lat: -12.1 }] } as const,
    });
    const told = entryDifferences(
      entryForm(coverageOrganizationDetails, numberOfCoverageOrganization),
      clinic('Av. Arequipa 100'),
      clinic('Av. Brasil 200'),
    );
    expect(told).toEqual([
      {
        field: 'Sedes › Av. Brasil 200 › Dirección',
        before: 'Av. Arequipa 100',
        after: 'Av. Brasil 200',
      },
    ]);
  });
});
