import { leadStatus, statusesIn } from '@cotejo/core/reference/lead-statuses';
import { rights } from '@cotejo/core/reference/rights';
import { describe, expect, test } from 'vitest';
import { homeKindOf } from './homeKind.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import { countsByPhase, executiveQuestions, teamQuestions } from './homeModel.ts';

const kindOf = (...roles: (keyof typeof rights)[]) =>
  homeKindOf({ roles, permissions: roles.flatMap((role) => rights[role].permissions) });

describe('the start page', () => {
  test.each([
    ['EJECUTIVO', 'executive'],
    ['SUPERVISOR', 'team'],
    ['GERENTE', 'team'],
    ['ADMINISTRADOR', 'team'],
    ['POSTVENTA', 'team'],
    ['BACKOFFICE', 'welcome'],
    ['CLIENT', 'welcome'],
    ['ADMIN_QPACCESS', 'welcome'],
  ] as const)('of %s is the one of %s', (role, kind) => expect(kindOf(role)).toBe(kind));
  test('of an executive who is also a supervisor is the team’s', () =>
    expect(kindOf('EJECUTIVO', 'SUPERVISOR')).toBe('team'));
});

describe('an executive is shown', () => {
  const now = new Date(2026, 10, 20, 9, 41).getTime();
  const [appointments, overdue, fresh, waiting] = executiveQuestions(now);
  test('the appointments of the day, the next one first', () => {
    expect(appointments!.filter).toMatchObject({ executiveId: ['me'], appointmentAt_in: 'today' });
    expect(appointments!.sort).toEqual({ field: 'appointmentAt', order: 'ASC' });
  });
  test('the appointments that passed and are still to be noted, the oldest first', () => {
    expect(overdue!.filter).toMatchObject({ executiveId: ['me'], appointmentAt_in: 'overdue' });
    expect(overdue!.sort).toEqual({ field: 'appointmentAt', order: 'ASC' });
  });
  test('what nobody has worked on, today’s apart from what has waited for longer than a day', () => {
    expect([fresh!.filter, waiting!.filter]).toMatchObject([
      { executiveId: ['me'], worked: 'no' },
      { executiveId: ['me'], worked: 'no' },
    ]);
    expect(fresh!.filter['fecha_asignado_gte']).toBe(waiting!.filter['fecha_asignado_lte']);
  });
  test('the same for as long as the hour lasts, so that nothing is asked twice a minute', () =>
    expect(executiveQuestions(now + 60_000)).toEqual(executiveQuestions(now)));
});

test('a team is shown what nobody has, what an executive gives back, and what has stood still for longest', () => {
  const [unassigned, toReassign, stalled] = teamQuestions;
  expect(toReassign!.filter).toEqual({ statusId: [leadStatus.toReassign] });
  expect(unassigned!.filter).toEqual({ executiveId: ['none'], statusId: statusesIn('new', 'open') });
  expect(stalled!.filter['statusId']).not.toContain(leadStatus.closed);
  expect(stalled!.sort).toEqual({ field: 'fecha_ultimo_estado', order: 'ASC' });
});

test('a panel leads to the list of just its leads, in its order', () => {
  const [path, query] = listAddress('/leads', teamQuestions[0]!.filter, teamQuestions[0]!.sort).split('?');
  const asked = new URLSearchParams(query);
  expect([path, asked.get('sort'), asked.get('order')]).toEqual(['/leads', 'fecha', 'ASC']);
  expect(JSON.parse(asked.get('filter')!)).toEqual(teamQuestions[0]!.filter);
});

test('phases without a lead are left out, the others measured by the fullest, in the order of a lead’s way', () => {
  const counted = (id: number, count: number, atLeast = false) => ({ id, count, atLeast });
  const { closed, agenda, deleted, assigned, toReassign } = leadStatus;
  expect(
    countsByPhase([
      counted(closed, 5, true),
      counted(agenda, 0),
      counted(deleted, 1),
      counted(assigned, 8),
      counted(toReassign, 2),
    ]),
  ).toEqual([
    {
      phase: 'open',
      count: 10,
      atLeast: false,
      part: 1,
      statuses: [counted(toReassign, 2), counted(assigned, 8)],
    },
    { phase: 'won', count: 5, atLeast: true, part: 0.5, statuses: [counted(closed, 5, true)] },
    { phase: 'deleted', count: 1, atLeast: false, part: 0.1, statuses: [counted(deleted, 1)] },
  ]);
  expect(countsByPhase([])).toEqual([]);
});
