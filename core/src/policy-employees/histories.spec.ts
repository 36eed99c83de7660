/** Whatever is asked and answered in whatever order, a family's coverages stay consistent. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rejection, unreachable } from '../kit/event-sourcing/index.ts';
import { stateAfter } from '../kit/testing/index.ts';
import { addDays } from '../kit/time/index.ts';
import { effectiveWindow } from '../collective/index.ts';
import { dependantType } from '../reference/dependant-types.ts';
import {
  acceptActivation,
  acceptCancellation,
  completeActivation,
  type Coverage,
  declineActivation,
  declineCancellation,
  type Family,
  isOpen,
  type KnownFamily,
  type PolicyEmployeeEvent,
  type ProcessCommand,
  processCommands,
  processTransitions,
  releaseReview,
  requestActivation,
  requestCancellation,
  takeReview,
  wasInForce,
  withdrawActivation,
} from './index.ts';
import { reviewedByHouse } from './testing/events.ts';
import {
  client,
  daughter,
  holderId,
  house,
  partner,
  policy,
  policyId,
  rosa,
  secondPartner,
} from './testing/family.ts';

const people = [rosa, partner, daughter, secondPartner];
const step = fc.record({
  who: fc.nat(people.length - 1),
  what: fc.constantFrom('request-activation', 'anything', 'fitting', 'fitting', 'fitting'),
  command: fc.constantFrom(...processCommands),
  coverage: fc.nat(),
  /** Days after the one on which it is decided. */
  days: fc.integer({ min: -12, max: 32 }),
  later: fc.constantFrom(0, 0, 0, 1, 3, 6),
  /** Days after that one for which it is completed or confirmed; as asked where there are none. */
  confirmed: fc.option(fc.integer({ min: -60, max: 60 })),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Mostly a command that fits the coverage's status: others are refused, and a history would stand still. */
const commandOf = ({ what, command }: Step, coverage: Coverage | undefined): ProcessCommand => {
  const fitting = processCommands.filter(
    (name) => coverage && processTransitions[name].from.some((from) => from === coverage.status),
  );
  return (what === 'fitting' && fitting[processCommands.indexOf(command) % fitting.length]) || command;
};

const decisionOf = (one: Step, family: Family, today: string) => {
  const day = addDays(today, one.days);
  const asked = { today, retroactiveDays: 30, policy };
  const coverages = family.status === 'known' ? family.coverages : [];
  if (one.what === 'request-activation' || coverages.length === 0)
    return requestActivation({
      ...asked, by: client, policyId, person: people[one.who]!, holderId, from: day,
      coverageGroup: 'A', restrictionIds: [],
    }); // oxfmt-ignore
  const open = coverages.filter(isOpen);
  // Nothing fits a coverage that is over.
  const among = one.what === 'fitting' && open.length > 0 ? open : coverages;
  const coverage = among[one.coverage % among.length]!;
  const { period } = coverage;
  const command = commandOf(one, coverage);
  const confirmed = one.confirmed === null ? undefined : addDays(today, one.confirmed);
  const window = effectiveWindow({ kind: 'activation', ...asked });
  switch (command) {
    case 'complete':
      return completeActivation({ by: client, period, person: people[one.who]!, window, from: confirmed });
    case 'withdraw':
      return withdrawActivation({ by: client, period });
    case 'accept-activation':
      return acceptActivation({ today, cuttingDay: 20, policy, by: house, period, from: confirmed });
    case 'decline-activation':
      return declineActivation({ by: house, period, reasonId: 1 });
    case 'request-cancellation':
      return requestCancellation({ ...asked, by: client, period, until: day, reasonId: 1 });
    case 'accept-cancellation':
      return acceptCancellation({ today, cuttingDay: 20, policy, by: house, period, until: confirmed });
    case 'decline-cancellation':
      return declineCancellation({ by: house, period, reasonId: 1 });
    case 'take-review':
      return takeReview({ by: house, period });
    case 'release-review':
      return releaseReview({ by: house, period });
    default:
      return unreachable(command);
  }
};

const overlaps = (one: Coverage, other: Coverage): boolean =>
  (one.until === null || other.from < one.until) && (other.until === null || one.from < other.until);

const check = ({ coverages }: KnownFamily): void => {
  for (const one of coverages) {
    if (one.review && !['PROCESS_ACTIVATION', 'PROCESS_CANCELLATION'].includes(one.status))
      expect(one).toBe('reviewed only while it waits');
    const own = coverages.filter(({ personId }) => personId === one.personId);
    if (own.filter(isOpen).length > 1) expect(own).toBe('one that is open');
    for (const other of own)
      if (other !== one && wasInForce(one) && wasInForce(other) && overlaps(one, other))
        expect([one, other]).toBe('apart');
    if (one.personId === holderId || !['ACTIVE', 'PROCESS_CANCELLATION'].includes(one.status)) continue;
    const holder = coverages.find(
      (other) => other.personId === holderId && wasInForce(other) && isOpen(other),
    );
    if (!holder || holder.from > one.from) expect([holder, one]).toBe('a holder who begins no later');
  }
  const partners = coverages.filter(
    (one) => isOpen(one) && one.dependantType && dependantType(one.dependantType).isPartner,
  );
  if (partners.length > 1) expect(partners).toBe('one partner');
};

/** Nobody's coverage ends that did not begin. */
const checkOrder = (events: readonly PolicyEmployeeEvent[]): void => {
  const active = new Set<number>();
  for (const { type, data } of events) {
    if (type === 'ActivationAccepted') active.add(data.period);
    if (type.startsWith('Cancellation') && !active.has(data.period)) expect(type).toBe('after an activation');
    if (type === 'CancellationAccepted') active.delete(data.period);
  }
};

test('histories of whatever is tried never contradict themselves', () => {
  let [accepted, released] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
      const events: PolicyEmployeeEvent[] = [];
      let today = '2026-01-20';
      for (const one of steps) {
        today = addDays(today, one.later);
        try {
          const family = stateAfter(reviewedByHouse, ...events);
          events.push(...decisionOf(one, family, today)(family, new Date(`${today}T15:00:00Z`)));
        } catch (error) {
          expect(error).toBeInstanceOf(Rejection);
        }
        const family = stateAfter(reviewedByHouse, ...events);
        if (family.status === 'known') check(family);
      }
      checkOrder(events);
      released += events.filter(({ type }) => type === 'ReviewReleased').length;
      accepted += events.filter(({ type }) => type === 'CancellationAccepted').length;
    }),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(20);
  expect(released).toBeGreaterThan(0);
});
