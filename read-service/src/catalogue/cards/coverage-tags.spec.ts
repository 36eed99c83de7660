import { expect, test } from 'vitest';
import { type Coverage } from '@cotejo/core/product-content';
import { coverageTags } from './coverage-tags.ts';
import { type Known } from '../known.ts';

const coverage = (id: number, tagId: number): Coverage => ({
  id,
  tagId,
  name: `Cobertura ${id}`,
  amounts: {},
});
const term = (id: number, isHidden: boolean) =>
  [
    id,
    { id, isHidden, country: 'PE', kind: 'coverageTag', name: `Etiqueta ${id}`, icon: '/icono.svg' },
  ] as const;
const terms: Known['terms'] = new Map([term(1, false), term(2, true)]);

test('coverages stand under their tag, and under their own name where the tag is hidden or not there', () =>
  expect(
    coverageTags(
      [1, 2, 3].map((tag) => coverage(tag, tag)),
      { terms },
    ),
  ).toMatchObject([
    { id: 1, name: 'Etiqueta 1', icon: '/icono.svg', coverages: [{ id: 1 }] },
    { id: null, name: 'Cobertura 2', icon: null, coverages: [{ id: 2 }] },
    { id: null, name: 'Cobertura 3', coverages: [{ id: 3 }] },
  ]));
