/** The whole table, status by status and role by role: decisions do what it says, and the console is told the same. */
import { describe, expect, test } from 'vitest';
import { fold, Rejection } from '../../kit/event-sourcing/index.ts';
import { type Staff } from '../../identity/index.ts';
import { commandTo, leadTransitions, transitionCommands } from '../../reference/lead-transitions.ts';
import { leadStatus, leadStatuses, statusesIn } from '../../reference/lead-statuses.ts';
import { rights } from '../../reference/rights.ts';
import { type RoleName, roleNames } from '../../reference/roles.ts';
import { substatusesOf } from '../../reference/lead-substatuses.ts';
import { stateAfter, testMetadata } from '../../kit/testing/index.ts';
import { allowedLeadCommands, type LeadCommandName, leadCommands } from './allowed-commands.ts';
import { type LeadDecision } from './guarded.ts';
import { lead, type ReceivedLead } from '../lead.ts';
import { decisionOf, type Sent } from '../testing/commands.ts';
import { received } from '../testing/events.ts';
import { staff, uuid } from '../testing/people.ts';

const [me, member, stranger] = [uuid(1), uuid(2), uuid(3)];
const somebody = (role: RoleName): Staff => staff(1, role, { team: [member] });

/** The owner of the lead, relative to the sender. */
const owners = {
  'my own': { executiveId: me, country: 'PE' },
  'nobody’s': { executiveId: null, country: 'PE' },
  'my team’s': { executiveId: member, country: 'PE' },
  'a colleague’s': { executiveId: stranger, country: 'PE' },
  'mine, of another country': { executiveId: me, country: 'CL' },
  'nobody’s, of another country': { executiveId: null, country: 'CL' },
} as const;
type Owner = keyof typeof owners;

/** The leads of each scope, in the words of docs/decisions/0022. */
const covered: Readonly<Record<string, readonly Owner[]>> = {
  own: ['my own', 'nobody’s'],
  team: ['my own', 'nobody’s', 'my team’s'],
  country: ['my own', 'nobody’s', 'my team’s', 'a colleague’s'],
  all: Object.keys(owners) as Owner[],
};

const ownFile = {
  ...{ id: uuid(3_001), name: 'RUT.pdf', mediaType: 'application/pdf', bytes: 7 },
  ...{ at: '2026-03-02T12:00:00.000Z', by: { kind: 'user', id: me, role: 'EJECUTIVO' } as const },
};

const standing = (statusId: number, owner: Owner): ReceivedLead => {
  const nobodys = owners[owner].executiveId === null;
  const before = nobodys ? [leadStatus.web, null] : [leadStatus.interested, 215];
  return {
    ...(stateAfter(lead, received) as ReceivedLead),
    ...owners[owner],
    files: [ownFile],
    statusId,
    substatusId: substatusesOf(statusId)[0]?.id ?? null,
    beforeDeletion:
      statusId === leadStatus.deleted ? { statusId: before[0]!, substatusId: before[1]! } : null,
  };
};

const sentBy = (by: Staff, statusId: number): Sent => ({
  by,
  // An executive takes it; everybody else gives it to somebody who has not got it.
  executive: {
    id: by.roles.includes('EJECUTIVO') ? by.id : uuid(4),
    roles: ['EJECUTIVO'],
    countries: ['PE', 'CL'],
  },
  pick: 1,
  statusId,
  at: '2026-12-01T00:00:00.000Z',
});

/** Where the lead stands after the decision; `undefined` when it was refused. */
const outcome = (decide: LeadDecision, state: ReceivedLead): number | undefined => {
  try {
    const events = decide(state, new Date('2026-11-20T12:00:00.000Z'));
    const recorded = events.map((event, index) => ({
      ...event,
      id: uuid(index),
      stream: 'lead-1',
      revision: index,
      position: '1',
      metadata: testMetadata(index),
    }));
    return (fold(lead, state, recorded) as ReceivedLead).statusId;
  } catch (error) {
    const refusals = ['NOT_FOUND', 'NOT_ALLOWED', 'INVALID_TRANSITION', 'NOT_EDITABLE'];
    if (error instanceof Rejection && refusals.includes(error.code)) return undefined;
    throw error;
  }
};

/** The statuses that the tables let somebody bring the lead to by a command; `undefined` when it is not allowed. */
const table = (
  command: LeadCommandName,
  role: RoleName,
  owner: Owner,
  from: number,
): readonly number[] | undefined => {
  const { permissions, scope } = rights[role];
  if (!covered[scope]?.includes(owner) || !permissions.includes(`leads:${command}`)) return undefined;
  const isNobodys = owners[owner].executiveId === null;
  if (command === 'reassign' && isNobodys) return undefined;
  if (scope === 'own' && command === 'assign' && !isNobodys) return undefined;
  if (scope === 'own' && !['assign', 'add-note'].includes(command) && isNobodys) return undefined;
  if ((transitionCommands as readonly string[]).includes(command)) {
    const rows = leadTransitions.filter(
      (row) => row.command === command && row.from.includes(from) && row.roles.includes(role),
    );
    return rows.length === 0 ? undefined : rows.flatMap(({ to }) => to);
  }
  return from === leadStatus.deleted && command !== 'erase' ? undefined : [from];
};

/** A new lead is nobody's, and somebody has what is worked on or was sold: the lives of leads prove it. */
const isPossible = (statusId: number, owner: Owner): boolean =>
  owners[owner].executiveId === null
    ? !statusesIn('open', 'won', 'refund').includes(statusId)
    : !statusesIn('new').includes(statusId);

const cases = (statusId: number) =>
  roleNames.flatMap((role) =>
    (Object.keys(owners) as Owner[])
      .filter((owner) => isPossible(statusId, owner))
      .map((owner) => ({ role, owner, by: somebody(role), state: standing(statusId, owner) })),
  );

/** A plain change to where a lead may go from there; the others have one way only. */
const plainTarget = (from: number): number =>
  from === leadStatus.assigned ? leadStatus.other : leadStatus.assigned;

describe.each(leadStatuses)('from $specName', ({ id: from }) => {
  test('every command does for every role what the table says', () => {
    const wrong = cases(from).flatMap(({ role, owner, by, state }) =>
      leadCommands.flatMap((command) => {
        const expected = table(command, role, owner, from);
        const actual = outcome(decisionOf[command](state, sentBy(by, plainTarget(from))), state);
        const agrees = expected ? actual !== undefined && expected.includes(actual) : actual === undefined;
        return agrees ? [] : [{ command, role, owner, expected, actual }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the general door leads where the table says, and nowhere else', () => {
    const wrong = cases(from).flatMap(({ role, owner, by, state }) =>
      leadStatuses.flatMap(({ id: to }) => {
        const command = commandTo(to);
        const byHand = command && !['delete', 'mark-duplicate'].includes(command) ? command : undefined;
        const expected = byHand && table(byHand, role, owner, from)?.includes(to) ? to : undefined;
        const decide: LeadDecision = byHand
          ? decisionOf['change-status'](state, sentBy(by, to))
          : () => {
              throw new Rejection('notAllowed', 'NOT_ALLOWED', 'Never by hand: moves.spec.ts.');
            };
        const actual = outcome(decide, state);
        return actual === expected ? [] : [{ to, role, owner, expected, actual }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the console offers what is done, and refuses what is refused', () => {
    const wrong = cases(from).flatMap(({ role, owner, by, state }) =>
      allowedLeadCommands(state, by).flatMap(({ command, allowed, to }) => {
        const targets = command === 'change-status' && to ? to : [plainTarget(from)];
        return targets.flatMap((target) => {
          const actual = outcome(decisionOf[command](state, sentBy(by, target)), state);
          const isMove = (transitionCommands as readonly string[]).includes(command);
          const isExact = command !== 'restore';
          const told = isMove && allowed ? (command === 'change-status' ? [target] : to!) : undefined;
          const agrees =
            allowed === (actual !== undefined) &&
            (told === undefined || (told.includes(actual!) && (!isExact || told.length === 1)));
          return agrees ? [] : [{ command, role, owner, allowed, to, actual }];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('the cases are as many as they look: every role may do something somewhere, or nothing at all', () => {
  const active = roleNames.filter((role) =>
    leadStatuses.some(({ id }) =>
      leadCommands.some(
        (command) => table(command, role, 'nobody’s', id) ?? table(command, role, 'my own', id),
      ),
    ),
  );
  expect(active).toEqual(roleNames.filter((role) => rights[role].permissions.includes('leads:read')));
});
