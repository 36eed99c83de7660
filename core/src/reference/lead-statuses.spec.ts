/** The ids and names that the spec gives to where a lead stands: console and platform, section 4. */
import { describe, expect, test } from 'vitest';
import {
  leadPhases,
  leadStatus,
  leadStatusById,
  leadStatuses,
  statusesIn,
  statusText,
} from './lead-statuses.ts';
import { leadSubstatusById, leadSubstatuses, substatusesOf, substatusText } from './lead-substatuses.ts';

/** One capital, at the beginning; an abbreviation is written whole in capitals. */
const sentence = /^\p{Lu}\p{Ll}*(?:[ :]+(?:\p{Ll}+|\p{Lu}{2,}))*$/u;

const byId = <T extends { readonly id: number }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((a, b) => a.id - b.id);

describe('the statuses of a lead', () => {
  test('have the ids and names that the spec gives', () =>
    expect(byId(leadStatuses).map(({ id, specName }) => `${id} ${specName}`)).toEqual([
      '1 Sin Estado',
      '2 Asignado',
      '3 Cerrado',
      '4 Fallido',
      '5 Eliminado',
      '6 Duplicado',
      '7 Por Reasignar',
      '8 Web',
      '9 Por Cerrar',
      '10 Resuelto',
      '11 Cliente Vigente',
      '12 No interesa',
      '13 Agenda',
      '14 Interesa',
      '97 Pruebas QP',
      '98 Cliente Falso',
      '99 Otro',
      '100 Proceso de Devolución',
      '101 Devuelto',
      '500 Contratacion Online',
      '501 Pendiente de confirmación',
    ]));
  test('are all named in the code, each once', () =>
    expect(Object.values(leadStatus).sort((a, b) => a - b)).toEqual(byId(leadStatuses).map(({ id }) => id)));
  test('are written for people as Spanish writes them', () => {
    expect(statusText(500)).toBe('Contratación online');
    expect(statusText(777)).toBe('#777');
    for (const { shown } of leadStatuses) expect(shown).toMatch(sentence);
  });
  test('begin with what is new and end with what is deleted', () =>
    expect([leadStatuses[0]?.id, leadStatuses.at(-1)?.id]).toEqual([leadStatus.web, leadStatus.deleted]));
  test('are each in one phase, and every phase has some', () => {
    expect(leadPhases.map((phase) => statusesIn(phase).length)).toEqual([2, 8, 3, 2, 2, 3, 1]);
    expect([...statusesIn(...leadPhases)]).toEqual(leadStatuses.map(({ id }) => id));
  });
  test('that the table does not have are unknown', () => expect(leadStatusById(1_000)).toBeUndefined());
});

describe('the substatuses of a lead', () => {
  test.each([
    [2, '200 En Gestión, 201 Contactado, 202 Interesado, 203 Retomar Prospecto, 217 Reunión Concretada'],
    [
      500,
      '204 Con cliente, 205 Recaudación, 300 Datos personales, 301 Estado de salud, 302 Firma contratante, 303 Pago, ' +
        '304 Datos empresa, 305 Datos empleados, 330 Recaudación',
    ],
    [501, '330 Recaudación'],
    [3, '331 Web - Subscripción activa, 332 Web - Pago único, 333 Web - Transferencia no automática'],
    [
      12,
      '206 Cesará actividad de empresa, 207 Pronto a vender empresa, 208 Problemas económicos, ' +
        '209 Problemas con la compañía, 210 Ya tiene seguro complementario, 211 Otros, 404 Seguro individual, ' +
        '405 Seguro de vida',
    ],
    [13, '212 videollamada, 213 contacto telefónico, 214 contacto por correo'],
    [14, '215 Pendiente envío de nomina, 216 Pendiente envío de firma'],
    [4, '401 No Contactado, 402 No le interesa, 403 No avanza, 406 Sin contacto'],
  ])('of %i are those that the spec gives', (statusId, expected) => {
    const names = [...substatusesOf(statusId)]
      .sort((a, b) => a.id - b.id)
      .map(({ id, specName }) => `${id} ${specName}`);
    expect(names.join(', ')).toBe(expected);
  });
  test('are 34, and one of them has two parents', () => {
    expect(leadSubstatuses).toHaveLength(34);
    expect(new Set(leadSubstatuses.map(({ id }) => id)).size).toBe(34);
    expect(leadSubstatuses.filter(({ parents }) => parents.length > 1)).toEqual([
      { id: 330, specName: 'Recaudación', shown: 'Recaudación', parents: [500, 501] },
    ]);
  });
  test('are written for people as Spanish writes them', () => {
    expect(substatusText(215)).toBe('Pendiente de envío de nómina');
    expect(substatusText(777)).toBe('#777');
    for (const { shown } of leadSubstatuses) expect(shown).toMatch(sentence);
  });
  test('belong to statuses that exist; the other statuses have none', () => {
    const parents = new Set(leadSubstatuses.flatMap((substatus) => substatus.parents));
    expect([...parents].sort((a, b) => a - b)).toEqual([2, 3, 4, 12, 13, 14, 500, 501]);
    expect(substatusesOf(leadStatus.web)).toEqual([]);
    expect(leadSubstatusById(1)).toBeUndefined();
  });
});
