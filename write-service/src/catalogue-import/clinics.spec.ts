import { coverageOrganization, coverageOrganizationNumber } from '@cotejo/core/organizations';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Importer, openImporter, some } from './testing/importer.ts';

let importer: Importer;
beforeEach(async () => {
  importer = await openImporter();
});

describe('clinics', () => {
  const query = 'country=CL&source=clinicas';
  const clinic = async (id: string) =>
    (await importer.house.load(coverageOrganization, String(coverageOrganizationNumber('CL', id)))).state;

  test('get their names and places from files of their own, in whichever order they come', async () => {
    await importer.send({ file: some });
    expect(await clinic('cl-uno')).toMatchObject({ details: { displayName: 'Clínica Uno', places: [] } });
    await importer.send({
      file: { locations: { 'cl-uno': { address: 'Calle 1', lat: -33, lng: -70 } } },
      query,
    });
    const { rows } = await importer.send({ file: [{ id: 'cl-uno', name: 'Clínica N.º 1' }], query });
    expect(rows).toMatchObject([
      {
        outcome: 'changed',
        differences: [{ field: 'displayName', before: 'Clínica Uno', after: 'Clínica N.º 1' }],
      },
    ]);
    expect(await clinic('cl-uno')).toMatchObject({
      details: { displayName: 'Clínica N.º 1', places: [{ address: 'Calle 1' }] },
    });
  });

  const changes = async (id: number, body: object) => {
    const answer = await importer.house.command(
      `coverage-organizations/${id}/change`,
      importer.authorization,
      body,
    );
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const aliases = ['Ex Clínica Cero', 'cl-cero'];

  test('keep the aliases that somebody gave them when a file of names comes again', async () => {
    const file = [{ id: 'cl-uno', name: 'Clínica N.º 1' }];
    await importer.send({ file, query });
    await changes(coverageOrganizationNumber('CL', 'cl-uno'), { aliases });
    await importer.send({ file, query });
    expect(await clinic('cl-uno')).toMatchObject({ details: { aliases: [...aliases, 'cl-uno'] } });
    expect((await importer.send({ file, query })).last).toMatchObject({ rows: { unchanged: 1 } });
    // A name that the file says is the clinic's from then on.
    const { rows } = await importer.send({ file: [{ id: 'cl-uno', name: 'Clínica Primera' }], query });
    expect(rows).toMatchObject([{ outcome: 'changed', differences: [{ field: 'displayName' }] }]);
    expect(rows[0]!.differences).toHaveLength(1);
  });

  test('of the register keep the names and aliases that somebody gave them, and get what it says', async () => {
    const ofRegister = 'country=PE&source=renipress';
    const row = {
      cod_ipress: '00012897',
      nombre: 'CLINICA UNO S.A.C.',
      departamento: 'LIMA',
      distrito: 'BREÑA',
    };
    await importer.send({ file: [row], query: ofRegister });
    const id = coverageOrganizationNumber('PE', row.cod_ipress);
    const details = async () => (await importer.house.load(coverageOrganization, String(id))).state;
    expect(await details()).toMatchObject({
      details: { displayName: 'Clínica Uno S.A.C.', aliases: [row.nombre] },
    });
    await changes(id, { displayName: 'La Uno', aliases: [...aliases, row.nombre] });
    const before = (await importer.house.events()).length;
    expect((await importer.send({ file: [row], query: ofRegister })).last).toMatchObject({
      rows: { unchanged: 1 },
    });
    expect(await importer.house.events()).toHaveLength(before);
    const renamed = { ...row, nombre: 'CLINICA UNO S.A.', categoria: 'II-1' };
    const { rows } = await importer.send({ file: [renamed], query: ofRegister });
    expect(rows[0]!.differences!.map(({ field }) => field).sort()).toEqual(['aliases', 'category']);
    expect(await details()).toMatchObject({
      details: {
        displayName: 'La Uno',
        aliases: [...aliases, row.nombre, renamed.nombre],
        category: 'II-1',
      },
    });
  });

  test('keep the names that somebody gave them when plans come again', async () => {
    await importer.send({ file: [{ id: 'cl-uno', name: 'Clínica N.º 1' }], query });
    await importer.send({ file: some });
    expect(await clinic('cl-uno')).toMatchObject({ details: { displayName: 'Clínica N.º 1' } });
  });
});
