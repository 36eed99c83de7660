import { describe, expect, test } from 'vitest';
import { insuredLines } from './insured.ts';

describe('who would be insured is told', () => {
  test('person by person, with what each is to the one who asks', () =>
    expect(
      insuredLines({
        cotizante: [{ sexo: 'Femenino', edad: 33, eps_actual: 'Sanitas' }],
        cargas: [{ sexo: 'Masculino', edad: '1', parentescoCarga: 'Hijo/Hija' }],
        enPareja: 'true',
      }),
    ).toEqual([
      'Cotizante: Femenino, 33 años, EPS actual: Sanitas',
      'Hijo/Hija: Masculino, 1 año',
      'En pareja: sí',
    ]));
  test('by its type where there is no kinship', () =>
    expect(insuredLines({ personas: [{ tipo: 'titular', edad: 33, sexo: 'Femenino' }] })).toEqual([
      'Titular: Femenino, 33 años',
    ]));
  test('as a pet', () =>
    expect(insuredLines({ mascota: [{ especie: 'Perro', raza: 'Mestizo', edad: 4 }] })).toEqual([
      'Mascota: Perro, Mestizo, 4 años',
    ]));
  test('with the insurances and the region by their names', () =>
    expect(
      insuredLines({
        persons: [
          { firstName: 'Ana', paternalSurname: 'Rojas', documentType: 'RUT', documentNumber: '123456785' },
        ],
        region: { id: 13, name: 'Metropolitana' },
        insurances: [{ code: 'v', name: 'Vida' }, { code: 'dental' }],
        isPayment: true,
      }),
    ).toEqual([
      'Persona: Ana Rojas, documento: 123456785',
      'Región: Metropolitana',
      'Seguros: Vida; dental',
      'Quiere pagar ya: sí',
    ]));
  test('with what no form is known to ask, by its name taken apart', () =>
    expect(insuredLines({ tipoDeCasa: 'Departamento', metros_cuadrados: 80 })).toEqual([
      'Tipo de casa: Departamento',
      'Metros cuadrados: 80',
    ]));
  test('without what is empty or of use to the comparator alone', () =>
    expect(insuredLines({ ingresodatos: true, cotizante: [], prevision: null, prestador: ' ' })).toEqual([]));
  test('not at all where nothing was asked', () => expect(insuredLines(null)).toEqual([]));
});
