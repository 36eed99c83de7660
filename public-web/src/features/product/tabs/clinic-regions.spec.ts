import { expect, test } from 'vitest';
import { type PlanClinic } from '../../../api/plan-detail.ts';
import { byRegion } from './clinic-regions.ts';

const clinic = (id: number, ...regions: (string | undefined)[]): PlanClinic => ({
  id,
  displayName: `Clínica ${id}`,
  coverages: 1,
  places: regions.map((region) => ({ address: 'Av. Uno 1', region })),
});

test('clinics stand by region, the fullest first, and in each region where they are', () =>
  expect(
    byRegion([
      clinic(1, 'Piura'),
      clinic(2, 'Lima', 'Lima'),
      clinic(3, 'Lima', 'Piura'),
      clinic(4),
      clinic(5, 'Áncash'),
    ]).map(({ region, clinics }) => [region, clinics.map(({ id }) => id)]),
  ).toEqual([
    ['Lima', [2, 3]],
    ['Piura', [1, 3]],
    ['', [4]],
    ['Áncash', [5]],
  ]));
