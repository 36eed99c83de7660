import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import {
  acceptActivation,
  acceptCancellation,
  allowedProcessCommands,
  declineActivation,
  declineCancellation,
  type PolicyEmployeeEvent,
  putInFile,
  releaseReview,
  requestActivation,
  takeReview,
  withdrawActivation,
} from './index.ts';
import { endWithPolicy } from './server.ts';
import { accepted, ending, fileId, inFile, requested, reviewedByHouse } from './testing/events.ts';
import {
  client,
  company,
  daughter,
  holderId,
  house,
  policy,
  policyId,
  rosa,
  today,
} from './testing/family.ts';

const other = { ...house, id: 'a0000000-0000-4000-8000-000000000009' };
/** Events are a minute apart from 15:00 UTC on, and decisions a minute after the last one. */
const after = (...past: PolicyEmployeeEvent[]) => given(reviewedByHouse, ...past);
const taken = (until: string, period = 1): PolicyEmployeeEvent => ({
  type: 'ReviewTaken',
  data: { period, until: `2026-03-02T${until}:00.000Z` },
});
const released: PolicyEmployeeEvent = { type: 'ReviewReleased', data: { period: 1 } };
const waiting = requested(1, rosa);
const held = [waiting, taken('15:17')] as const;
const lapsed = [waiting, taken('15:02')] as const;

const dates = { today, cuttingDay: 20, policy };
const accept = (by = other) => acceptActivation({ ...dates, by, period: 1 });
const decline = (by = other) => declineActivation({ by, period: 1, reasonId: 1 });
const reviewOf = (...past: PolicyEmployeeEvent[]) => {
  const state = stateAfter(reviewedByHouse, ...past);
  return state.status === 'known' ? state.coverages[0]!.review : undefined;
};

describe('a review of a request', () => {
  test('is taken for 15 minutes, and again by who has it for as long again', () => {
    after(waiting)
      .when(takeReview({ by: house, period: 1 }))
      .then(taken('15:16'));
    after(waiting, taken('15:10'))
      .when(takeReview({ by: house, period: 1 }))
      .then(taken('15:17'));
    after(...held)
      .when(takeReview({ by: house, period: 1 }))
      .then();
    expect(reviewOf(...held)).toEqual({ by: house.id, until: '2026-03-02T15:17:00.000Z' });
  });
  test('holds up the answers of others, until it ends by itself', () => {
    after(...held)
      .when(accept())
      .rejected('INVALID_TRANSITION');
    after(...held)
      .when(decline())
      .rejected('INVALID_TRANSITION');
    after(...lapsed)
      .when(accept())
      .then(accepted(1));
    const end = [waiting, accepted(1), ending(1), taken('15:30')] as const;
    after(...end)
      .when(acceptCancellation({ ...dates, by: other, period: 1 }))
      .rejected('INVALID_TRANSITION');
    after(...end)
      .when(declineCancellation({ by: other, period: 1, reasonId: 1 }))
      .rejected('INVALID_TRANSITION');
  });
  test('of a dependant holds up the answers to the holder that take it along', () => {
    const family = [requested(1, rosa), requested(2, daughter)] as const;
    after(...family, taken('15:30', 2))
      .when(decline())
      .rejected('INVALID_TRANSITION');
    after(...family, taken('15:30', 2))
      .when(accept())
      .then(accepted(1));
    after(...family, taken('15:03', 2))
      .when(decline())
      .then(
        { type: 'ActivationDeclined', data: { period: 1, reasonId: 1 } },
        { type: 'ActivationDeclined', data: { period: 2, reasonId: 1, becauseOf: 1 } },
      );
    const end = [
      ...family,
      accepted(1),
      accepted(2),
      ending(1),
      ending(2, '2026-04-01', 1),
      taken('15:30', 2),
    ] as const;
    after(...end)
      .when(acceptCancellation({ ...dates, by: other, period: 1 }))
      .rejected('INVALID_TRANSITION');
    after(...end)
      .when(declineCancellation({ by: other, period: 1, reasonId: 1 }))
      .rejected('INVALID_TRANSITION');
    after(...end)
      .when(declineCancellation({ by: house, period: 1, reasonId: 1 }))
      .then(
        { type: 'CancellationDeclined', data: { period: 1, reasonId: 1 } },
        { type: 'CancellationDeclined', data: { period: 2, reasonId: 1, becauseOf: 1 } },
      );
  });
  test('leaves its own reviewer the answer, which ends it', () => {
    after(...held)
      .when(accept(house))
      .then(accepted(1));
    expect(reviewOf(...held, accepted(1))).toBeUndefined();
  });
  test('is taken over by anybody who may answer, and released by who has it alone', () => {
    after(...held)
      .when(takeReview({ by: other, period: 1 }))
      .then(taken('15:17'));
    after(...held)
      .when(takeReview({ by: client, period: 1 }))
      .rejected('NOT_ALLOWED');
    after(...held)
      .when(releaseReview({ by: house, period: 1 }))
      .then(released);
    after(...held)
      .when(releaseReview({ by: other, period: 1 }))
      .rejected('INVALID_TRANSITION');
    after(...lapsed)
      .when(releaseReview({ by: house, period: 1 }))
      .rejected('INVALID_TRANSITION');
    expect(reviewOf(...held, released)).toBeUndefined();
  });
  test('is of what waits for an answer', () => {
    after(waiting, accepted(1))
      .when(takeReview({ by: house, period: 1 }))
      .rejected('INVALID_TRANSITION');
    after(requested(1, rosa, { missing: ['birthDate'] }))
      .when(takeReview({ by: house, period: 1 }))
      .rejected('INVALID_TRANSITION');
  });
  test('holds up neither a file for the insurer nor a withdrawal, a request or the end of the policy', () => {
    const file = { id: fileId, insurerId: '301', isSent: false, isOver: false, takes: 'cuttingDay' } as const;
    after(...held)
      .when(putInFile({ by: other, period: 1, file, policy }))
      .then(inFile(1));
    expect(reviewOf(...held, inFile(1))).toBeDefined();
    after(...held)
      .when(withdrawActivation({ by: client, period: 1 }))
      .then({ type: 'ActivationWithdrawn', data: { period: 1 } });
    const child = { policyId, policy, today, holderId, person: daughter, from: '2026-04-01' };
    after(...held)
      .when(requestActivation({ ...child, by: client, retroactiveDays: 30, restrictionIds: [] }))
      .then(requested(2, daughter));
    after(...held)
      .when(endWithPolicy({ until: '2026-03-01' }))
      .then({ type: 'CoverageEnded', data: { period: 1, until: '2026-03-02' } });
  });
  test('is told by name where that is known, and without an hour: the reader’s clock may be of another place', () => {
    const acceptance = (reviewedByName?: string) =>
      allowedProcessCommands(
        {
          status: 'PROCESS_ACTIVATION',
          country: 'PE',
          companyId: company,
          asked: { by: client.id, at: '2026-03-02T15:00:00.000Z' },
          review: { by: house.id, until: '2026-03-02T15:17:00.000Z' },
          reviewedByName,
        },
        other,
        new Date('2026-03-02T15:05:00.000Z'),
      ).find(({ command }) => command === 'accept-activation');
    expect(acceptance('Ana')).toMatchObject({
      reason: 'La revisa Ana. Tómala tú si no sigue.',
    });
    expect(acceptance()).toMatchObject({
      reason: 'La revisa otra persona. Tómala tú si no sigue.',
    });
  });
});
