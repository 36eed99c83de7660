import { describe, expect, test } from 'vitest';
import { chosenZone, zonesOf } from './zones.ts';

describe('the zones that one may choose', () => {
  test('are those of one’s countries, and UTC', () => {
    expect(zonesOf(['CL'])).toEqual(['America/Santiago', 'UTC']);
    expect(zonesOf(['INT'])).toEqual(['UTC']);
  });
  test('are all of them for who has no country', () =>
    expect(zonesOf([])).toEqual(['America/Lima', 'America/Santiago', 'America/Bogota', 'UTC']));
});

describe('times are told', () => {
  const offered = zonesOf(['CL', 'PE']);
  test('in the zone of the address, whoever opens it', () =>
    expect(
      ['America/Bogota', 'Europe/Madrid', 'europe/madrid'].map((zone) => chosenZone(zone, 'UTC', offered)),
    ).toEqual(['America/Bogota', 'Europe/Madrid', 'Europe/Madrid']));
  test('else in the one that was chosen last', () =>
    expect(chosenZone(undefined, 'UTC', offered)).toBe('UTC'));
  test('else in that of the first country', () => {
    expect(chosenZone(undefined, null, offered)).toBe('America/Lima');
    expect(chosenZone('Lima', 'Europe/Madrid', offered)).toBe('America/Lima');
  });
});
