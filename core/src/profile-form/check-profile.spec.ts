import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { perfilIngreso } from '../profile/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { checkProfile } from './check-profile.ts';
import { type ProfileForm } from './form-definition.ts';
import { profileForm, profileTypeOf, startingModel } from './index.ts';
import { keptModel } from './profile-model.ts';

const productTypes = ['SALUD_INDIVIDUAL', 'EPS', 'COLECTIVO', 'SCTR', 'SEGURO_MASCOTAS', 'GUARDIAS', 'VIAJE'];
const forms: readonly ProfileForm[] = countryCodes.flatMap((country) =>
  productTypes.flatMap((name) => {
    const type = profileTypeOf(country, name);
    return type ? [profileForm(country, type, name)] : [];
  }),
);
const anyValue = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
/** Required fields that forms of a type begin without. */
const filled: Readonly<Record<string, object>> = {
  company: { colectivo: { cantidadempleados: '25' } },
  guards: { guardias: { cantidadGuardias: 12 } },
  travel: { viaje: { dias: '15' } },
};

test('nothing is wrong with what a form begins with, once its required fields are filled in', () => {
  for (const one of forms)
    expect(checkProfile(one, { ...startingModel(one), ...filled[one.profileType] }), one.country).toEqual({});
});

describe('a profile that was found fine', () => {
  const isPriced = (one: ProfileForm, model: unknown): boolean =>
    perfilIngreso(one.country).safeParse(model).success;
  /** As a page may hold it: with fields of its own beside the form's, in every part of the model. */
  const withBeside = (model: object, beside: object): object => ({
    ...beside,
    ...Object.fromEntries(
      Object.entries(model).map(([name, value]: [string, unknown]) => {
        if (Array.isArray(value)) return [name, value.map((one: object) => ({ ...beside, ...one }))];
        return [name, typeof value === 'object' && value !== null ? { ...beside, ...value } : value];
      }),
    ),
  });
  const beside = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('nombre', 'email', 'edad', 'ingreso', 'eps_actual')),
    anyValue,
  );

  test('has a price by its form’s fields, whatever stood beside them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), beside, (one, more) => {
        const model = withBeside({ ...startingModel(one), ...filled[one.profileType] }, more);
        fc.pre(Object.keys(checkProfile(one, model)).length === 0);
        expect(isPriced(one, keptModel(one, model))).toBe(true);
      }),
    );
  });

  test('may hold what compare knows no field for', () => {
    const eps = profileForm('PE', 'persons', 'EPS');
    const model = { cotizante: [{ edad: 30, sexo: 'Femenino', nombre: 'Rosa' }], color: 'azul' };
    expect(checkProfile(eps, model)).toEqual({});
    expect(isPriced(eps, model)).toBe(false);
  });
});
