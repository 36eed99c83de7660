import { expect, test } from 'vitest';
import { excludedFrom } from './excluded.ts';

const people = ['Mujer de 38 años', 'Hijo de 40 años', 'Padre de 80 años'];
const reason = 'El plan asegura hasta los 25 años.';

test('whom a plan does not take is named with the reason, said once', () => {
  expect(excludedFrom([{ profile: 1 }], people)).toBeUndefined();
  expect(excludedFrom([{ profile: 1 }, { profile: 2, reason }], people)).toBe(
    'El precio no incluye a hijo de 40 años: el plan no lo acepta (el plan asegura hasta los 25 años).',
  );
  expect(
    excludedFrom(
      [
        { profile: 2, reason },
        { profile: 3, reason },
      ],
      people,
    ),
  ).toBe(
    'El precio no incluye a hijo de 40 años y padre de 80 años: el plan no los acepta (el plan asegura hasta los 25 años).',
  );
});
