import { expect, test } from 'vitest';
import { lackingBySection } from './lacking.ts';

test('what a draft lacks is told at the section that has to say it', () =>
  expect(
    lackingBySection({
      'identity.path': 'Campo requerido.',
      'identity.organizationId': 'Campo requerido.',
      'coverages.0.tagId': 'No existe.',
      price: 'Falta la regla de precio.',
      content: 'Es demasiado grande.',
    }),
  ).toEqual({
    identity: { 'identity.path': 'Campo requerido.', 'identity.organizationId': 'Campo requerido.' },
    coverages: { 'coverages.0.tagId': 'No existe.' },
    price: { price: 'Falta la regla de precio.' },
  }));
