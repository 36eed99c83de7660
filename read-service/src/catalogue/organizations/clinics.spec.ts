import { expect, test } from 'vitest';
import { clinicsElsewhere } from './clinics.ts';
import { type Known } from '../known.ts';

const clinic = (id: number, country: string, ...places: readonly object[]) => ({ id, country, places });
const coverageOrganizations = new Map(
  [
    clinic(1, 'CL', { region: 'Metropolitana' }),
    clinic(2, 'CL', { region: 'Valparaíso' }, { region: 'Metropolitana de Santiago' }),
    clinic(3, 'CL', { placeCode: '05101' }),
    clinic(4, 'CL', { address: 'Calle 1' }),
    clinic(5, 'CL'),
    clinic(6, 'PE', { region: 'Lima' }),
    // An emptied field is one that says nothing.
    clinic(7, 'CL', { placeCode: '', region: 'Valparaíso' }),
    clinic(8, 'CL', { placeCode: '', region: '' }),
  ].map((one) => [one.id, one]),
) as unknown as Known['coverageOrganizations'];

test.each([
  ['13', [3, 7]],
  ['RM', [3, 7]],
  ['5', [1]],
  ['8', [1, 2, 3, 7]],
  ['', []],
  [undefined, []],
])('of region %s, elsewhere are those that say to be nowhere but in others', (region, ids) =>
  expect([...clinicsElsewhere({ coverageOrganizations }, 'CL', region)]).toEqual(ids),
);
