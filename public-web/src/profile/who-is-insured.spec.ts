import { expect, test } from 'vitest';
import { noticesOf, whoIsInsured } from './who-is-insured.ts';

const found = (profile: number) => ({ profile, method: 'PriceFound' as const });
const notFound = (profile: number, reason: string) => ({ profile, method: 'PriceNotFound' as const, reason });
const card = (
  profiles: readonly (ReturnType<typeof found> | ReturnType<typeof notFound>)[],
  ...notices: string[]
) => ({
  profilePrice: { profiles, notices },
});

test('each person is told with how many plans insure them, and why another does not', () =>
  expect(
    whoIsInsured(
      ['Mujer de 38 años', 'Hijo de 30 años'],
      [
        card([found(1), notFound(2, 'El plan asegura de los 0 a los 27 años.')]),
        card([found(1), found(2), notFound(3, 'El plan no asegura a padres.')]),
      ],
    ),
  ).toEqual([
    { who: 'Mujer de 38 años', plans: 2, of: 2, reason: undefined },
    { who: 'Hijo de 30 años', plans: 1, of: 2, reason: 'El plan asegura de los 0 a los 27 años.' },
    { who: 'Persona 3', plans: 0, of: 1, reason: 'El plan no asegura a padres.' },
  ]));

test('a notice of several plans is told once', () =>
  expect(noticesOf([card([], 'Solo se paga GES.'), card([], 'Solo se paga GES.', 'Otra cosa.')])).toEqual([
    'Solo se paga GES.',
    'Otra cosa.',
  ]));
