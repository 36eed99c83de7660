import { describe, expect, test } from 'vitest';
import { clinicGivenOnto } from './clinic-given-onto.ts';
import { type ClinicGiven } from './source.ts';

describe('a clinic that is there', () => {
  const place = { address: 'Calle 1', region: 'Lima', lat: -12, name: 'Sede central' };
  const stands = { aliases: ['CL UNO', 'La Uno'], places: [place, { address: 'Calle 2' }] };
  const onto = (given: Partial<ClinicGiven>) => clinicGivenOnto(stands, { country: 'PE', ...given });
  test('keeps the aliases and places that the file does not have', () => {
    expect(onto({ aliases: ['cl-uno', 'CL UNO'] })).toEqual({
      country: 'PE',
      aliases: ['CL UNO', 'La Uno', 'cl-uno'],
      places: stands.places,
    });
    expect(onto({ places: [{ address: 'Calle 2', lat: -13 }] }).places).toEqual([place, { address: 'Calle 2', lat: -13 }]);
  });
  test('keeps of a place what the file does not say', () =>
    expect(onto({ places: [{ address: 'Calle 1', region: 'Callao', lat: undefined }] }).places).toEqual([
      { ...place, region: 'Callao' },
      { address: 'Calle 2' },
    ]));
  test('moves with the file', () =>
    expect(onto({ places: [{ address: 'Calle 9' }] }).places).toEqual([{ address: 'Calle 9' }, { address: 'Calle 2' }]));
  test('has no more aliases than a clinic may', () => {
    const aliases = Array.from({ length: 50 }, (_, at) => `Alias ${at}`);
    expect(clinicGivenOnto({ aliases, places: [] }, { country: 'PE', aliases: ['cl-uno'] }).aliases).toEqual(aliases);
  });
}); // oxfmt-ignore
