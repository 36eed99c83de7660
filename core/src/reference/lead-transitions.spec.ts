/** The table of transitions as a whole: nothing dangles, nothing is a dead end that should not be one. */
import { describe, expect, test } from 'vitest';
import { commandTo, leadTransitions, transitionCommands, transitionsOf } from './lead-transitions.ts';
import { leadStatus, leadStatusById, leadStatuses, statusesIn } from './lead-statuses.ts';

const s = leadStatus;
const ways = leadTransitions.flatMap(({ command, from, to }) =>
  from.flatMap((one) => to.map((other) => ({ command, from: one, to: other }))),
);
const reachedFrom = (from: number) => new Set(ways.filter((way) => way.from === from).map(({ to }) => to));

describe('the table of transitions', () => {
  test('names statuses that exist, and somebody for each row', () => {
    for (const { from, to, roles } of leadTransitions) {
      expect([...from, ...to].filter((id) => !leadStatusById(id))).toEqual([]);
      expect(Math.min(from.length, to.length, roles.length)).toBeGreaterThan(0);
    }
  });
  test('has rows for every command', () =>
    expect(new Set(leadTransitions.map(({ command }) => command))).toEqual(new Set(transitionCommands)));
  test('lets a lead leave every status', () => {
    for (const { id, specName } of leadStatuses)
      expect([specName, reachedFrom(id).size > 0]).toEqual([specName, true]);
  });
  test('leads to every status, from Web, but to Sin Estado, which only old records have', () => {
    const reached = new Set<number>([s.web]);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const way of ways) if (way.command !== 'restore' && reached.has(way.from)) reached.add(way.to);
    }
    expect(leadStatuses.filter(({ id }) => !reached.has(id)).map(({ specName }) => specName)).toEqual([
      'Sin Estado',
    ]);
  });
  test('lets nothing but restoring out of Eliminado, and what is refunded ends there', () => {
    expect(new Set(ways.filter(({ from }) => from === s.deleted).map(({ command }) => command))).toEqual(
      new Set(['restore']),
    );
    expect([...reachedFrom(s.refunded)]).toEqual([s.deleted]);
  });
  test('sells only what somebody works on', () => {
    const sold = ways.filter(({ to, command }) => to === s.closed && command === 'close');
    expect(sold.map(({ from }) => leadStatusById(from)!.phase)).not.toContain('new');
    expect(transitionsOf('close', s.web)).toEqual([]);
  });
  test('keeps a lead where it stands when another executive goes on, but for what waited for one', () => {
    for (const command of ['assign', 'reassign'] as const)
      for (const id of statusesIn('open'))
        expect(transitionsOf(command, id).flatMap(({ to }) => to)).toEqual([
          id === s.toReassign ? s.assigned : id,
        ]);
  });
  test('gives money back only for what was sold', () => {
    const refunds = ways.filter(({ command }) => command === 'start-refund');
    expect(refunds.map(({ from, to }) => [from, to])).toEqual([
      [s.closed, s.refunding],
      [s.currentClient, s.refunding],
    ]);
  });
  test('has one command for each status that a person may choose', () => {
    const chosen = leadStatuses.map(({ id, specName }) => [specName, commandTo(id)]);
    expect(Object.fromEntries(chosen)).toEqual({
      'Sin Estado': undefined,
      Asignado: 'change-status',
      Cerrado: 'close',
      Fallido: 'fail',
      Eliminado: 'delete',
      Duplicado: 'mark-duplicate',
      'Por Reasignar': 'change-status',
      Web: undefined,
      'Por Cerrar': 'change-status',
      Resuelto: 'change-status',
      'Cliente Vigente': 'change-status',
      'No interesa': 'change-status',
      Agenda: 'set-appointment',
      Interesa: 'change-status',
      'Pruebas QP': 'mark-test',
      'Cliente Falso': 'mark-false',
      Otro: 'change-status',
      'Proceso de Devolución': 'start-refund',
      Devuelto: 'finish-refund',
      'Contratacion Online': 'change-status',
      'Pendiente de confirmación': 'change-status',
    });
  });
});
