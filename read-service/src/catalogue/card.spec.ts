/** A card tells what visitors may see, and nothing that was hidden from them. */
import { expect, test } from 'vitest';
import { emptyContent } from '@cotejo/core/catalogue';
import { startingProfile } from '@cotejo/core/comparator';
import { fixedPrice } from '../../../core/src/catalogue/testing/plans.ts';
import { cardOf, type CardSource } from './card.ts';
import { type Known } from './known.ts';

const feature = (id: number, isHidden: boolean) =>
  [id, { id, isHidden, country: 'PE', kind: 'feature', name: `Rasgo ${id}` }] as const;
const known = {
  organizations: new Map(),
  insuranceTypes: new Map(),
  coverageOrganizations: new Map(),
  terms: new Map([feature(1, false), feature(2, true)]),
  usage: { PE: { rows: [] } },
} as unknown as Known;

const source: CardSource = {
  country: 'PE',
  code: 'uno',
  number: 1,
  description: '',
  price: fixedPrice(9_900),
  organization: { id: 1, displayName: 'Andina', url: 'Andina', type: 'ASEG', typeAlias: 'Asegurador' },
  insuranceType: { id: 1, name: 'SALUD', displayName: 'Salud' },
  content: {
    ...emptyContent('Uno'),
    identity: {
      name: 'Uno',
      organizationId: 1,
      insuranceTypeId: 1,
      path: '/Seguros/Andina/uno',
      isDemo: true,
    },
    features: [1, 2, 3].map((id) => ({ id, included: true })),
    coverages: [
      { id: 1, name: 'Hospital', scope: { excluded: false }, amounts: {} },
      { id: 2, name: 'Cirugía estética', scope: { excluded: true }, amounts: {} },
    ],
  },
};
const card = cardOf(source, { profile: startingProfile('PE'), day: '2026-03-01', tables: {} }, known);

test('features that were hidden, or that nobody knows, are not on it', () =>
  expect(card.features).toEqual([{ id: 1, name: 'Rasgo 1' }]));

test('what is excluded does not stand among what is covered', () =>
  expect(card.coverages.map(({ name }) => name)).toEqual(['Hospital']));
