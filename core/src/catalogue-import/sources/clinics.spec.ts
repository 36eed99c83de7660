import { describe, expect, test } from 'vitest';
import { coverageOrganizationNumber } from '../../organizations/index.ts';
import { readImport } from '../sources.ts';
import { csv, json } from '../testing/rows.ts';

describe('clinics of a register', () => {
  const heading =
    'cod_ipress,nombre,categoria,clasificacion,departamento,provincia,distrito,ubigeo,direccion,lat,lon';
  test('are named as one reads them, and known by their code', async () => {
    const file = csv(
      `${heading}\n12897,CLINICA SAN JUAN DE DIOS S.A.C.,II-1,X,LIMA,LIMA,BREÑA,150105,"AV. UNO, 5",-12.05,-77.04\n`,
    );
    expect((await readImport('renipress', 'PE', file)).brings).toMatchObject([
      {
        id: coverageOrganizationNumber('PE', '00012897'),
        calledElse: 'Clínica San Juan de Dios S.A.C.',
        given: {
          aliases: ['CLINICA SAN JUAN DE DIOS S.A.C.'],
          registerCode: '00012897',
          places: [
            { address: 'AV. UNO, 5', region: 'Lima', district: 'Breña', placeCode: '150105', lat: -12.05 },
          ],
        },
      },
    ]);
  });
  test('of ids have a name or a place, as the file knows', async () => {
    const places = {
      total: 1,
      locations: { 'cl-meds': { address: 'Uno 2', lat: -33, lng: -70, source: 'x' } },
    };
    const [one] = (await readImport('clinicas', 'CL', json(places))).brings;
    expect(one).toMatchObject({
      calledElse: 'Clínica Meds',
      given: { places: [{ address: 'Uno 2', lat: -33 }] },
    });
    expect(one).not.toHaveProperty('given.displayName');
    const row = { id: 'cl-meds', name: 'Clínica MEDS', category: 'Red 2', url: 'Clinica-MEDS' };
    const [named] = (await readImport('clinicas', 'CL', json([row]))).brings;
    expect(named).toMatchObject({
      given: { displayName: 'Clínica MEDS', category: 'Red 2', url: 'Clinica-MEDS' },
    });
    expect(one).not.toHaveProperty('given.category');
    expect(named).not.toHaveProperty('given.places');
  });
  test('of Chile are in the region of their comuna, and keep what the file says of it', async () => {
    const row = { id: 'cl-meds', address: 'Av. Uno 2, Providencia, Santiago' };
    const placeOf = async (more: object, country: 'CL' | 'CO' = 'CL') => {
      const [one] = (await readImport('clinicas', country, json([{ ...row, ...more }]))).brings;
      return one?.is === 'clinic' ? one.given.places?.[0] : undefined;
    };
    expect(await placeOf({})).toMatchObject({ region: 'Metropolitana de Santiago', district: 'Providencia', placeCode: '13123' });
    expect(await placeOf({ region: 'Biobío' })).toMatchObject({ region: 'Biobío' });
    expect(await placeOf({ region: 'Biobío' })).not.toHaveProperty('placeCode');
    expect(await placeOf({}, 'CO')).toEqual({ address: row.address });
  }); // oxfmt-ignore
});
