import { describe, expect, test } from 'vitest';
import { chipsOf } from './leadChips.ts';
import { me, unassigned } from './leadFilters.ts';

const names = {
  executiveName: (id: string) => (id === 'rosa' ? 'Rosa Quispe' : undefined),
};
const labels = (values: Record<string, unknown>) => chipsOf(values, names).map(({ label }) => label);

describe('a chip', () => {
  test('stands for each thing chosen, in words', () =>
    expect(
      labels({
        q: 'ana',
        statusId: [2, 8],
        country: ['PE'],
        executiveId: ['rosa', me],
        internalTraffic: 'no',
      }),
    ).toEqual([
      'Estado: Asignado',
      'Estado: Web',
      'Ejecutivo: Rosa Quispe',
      'Ejecutivo: yo',
      'País: Perú',
      'Tráfico interno: no',
    ]));
  test('counts what is too much to name', () => {
    const [chip, ...others] = chipsOf({ q: 'ana', statusId: [2, 7, 8, 9] }, names);
    expect(others).toEqual([]);
    expect(chip).toMatchObject({ label: 'Estado: 4 elegidos', without: { q: 'ana' } });
  });
  test('names the status of a substatus', () =>
    expect(labels({ substatusId: [201] })[0]).toMatch(/^Subestado: Asignado · /));
  test('says a period in words, and days as days', () => {
    expect(labels({ fecha_in: 'last7' })).toEqual(['Recibida: últimos 7 días']);
    expect(labels({ fecha_in: 'between', fecha_from: '2026-03-01' })).toEqual([
      'Recibida: del 1 mar 2026 al …',
    ]);
  });
  test('of somebody who is not known here says so', () =>
    expect(labels({ executiveId: ['gone'] })).toEqual(['Ejecutivo: otra persona']));
  test('takes away what it stands for and nothing else', () => {
    const values = { q: 'ana', statusId: [2, 8], executiveId: [unassigned], fecha_in: 'today' };
    const without = (key: string) => chipsOf(values, names).find((chip) => chip.key === key)?.without;
    expect(without('statusId/2')).toEqual({ ...values, statusId: [8] });
    expect(without('executiveId/none')).toEqual({ q: 'ana', statusId: [2, 8], fecha_in: 'today' });
    expect(without('fecha')).toEqual({ q: 'ana', statusId: [2, 8], executiveId: [unassigned] });
  });
});
