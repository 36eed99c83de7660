/** Decisions about the end of a coverage: request, accept, decline. */
import { rejectInput } from '../kit/event-sourcing/index.ts';
import { addDays, spelledDay } from '../kit/time/index.ts';
import {
  cancellationDeclineReasons,
  cancellationReasons,
  declineReason,
} from '../reference/collective-tables.ts';
import { effectiveWindow, nextOperation, outsideOf } from '../collective/index.ts';
import { type PolicyTerms } from '../policies/index.ts';
import {
  type About,
  aboutCoverage,
  type Because,
  checkedReason,
  membersOf,
  type ProcessDecision,
  reasonErrors,
} from './about-coverage.ts';
import { isAsked } from './family.ts';
import { checkReviewsOf } from './process-access.ts';
import { type PolicyEmployeeEvent } from './process-events.ts';

type Dates = Pick<PolicyTerms, 'from' | 'until'>;

/**
 * Asks for the end of a coverage; a holder's takes those of the insured dependants with it.
 * @param asked `until` is the first day without coverage
 * @throws Rejection `INVALID_INPUT`
 */
export const requestCancellation = ({
  until,
  reasonId,
  note,
  today,
  retroactiveDays,
  policy,
  ...of
}: About &
  Because & {
    readonly until: string;
    /** In the policy's country, `YYYY-MM-DD`. */
    readonly today: string;
    readonly retroactiveDays: number;
    readonly policy: Dates;
  }): ProcessDecision =>
  aboutCoverage('request-cancellation', of, (coverage, family) => {
    const window = effectiveWindow({
      kind: 'cancellation',
      today,
      retroactiveDays,
      policy,
      begins: coverage.from,
    });
    const outside = outsideOf(window, until);
    if (outside !== undefined)
      return rejectInput({ until: outside, ...reasonErrors(cancellationReasons, { reasonId, note }) });
    const because = checkedReason(cancellationReasons, { reasonId, note });
    return [
      { type: 'CancellationRequested', data: { period: coverage.period, until, ...because } },
      ...membersOf(family, coverage)
        .filter(({ status }) => status === 'ACTIVE')
        .map(({ period }): PolicyEmployeeEvent => ({
          type: 'CancellationRequested',
          data: { period, until, reasonId, becauseOf: coverage.period },
        })),
    ];
  });

/**
 * Says that the insurer ends the coverage; a holder's ends those of all dependants, and what was still asked for them.
 * @param accepted `until`: as the insurer confirmed it, or nothing where it is as asked
 * @throws Rejection `INVALID_INPUT`
 */
export const acceptCancellation = ({
  until,
  today,
  cuttingDay,
  policy,
  ...of
}: About & {
  readonly until?: string | undefined;
  /** In the policy's country, `YYYY-MM-DD`. */
  readonly today: string;
  readonly cuttingDay: number;
  readonly policy: Dates;
}): ProcessDecision =>
  aboutCoverage('accept-cancellation', of, (coverage, family, now) => {
    const first = until ?? coverage.until!;
    if (first > addDays(policy.until, 1))
      return rejectInput({ until: `La póliza termina el ${spelledDay(policy.until)}.` });
    const members = membersOf(family, coverage);
    checkReviewsOf(members, of.by, now);
    const operationDate = nextOperation(today, cuttingDay);
    const becauseOf = coverage.period;
    return [
      { type: 'CancellationAccepted', data: { period: coverage.period, until: first, operationDate } },
      ...members.map((member): PolicyEmployeeEvent => {
        const { period } = member;
        if (isAsked(member))
          return {
            type: 'ActivationDeclined',
            data: { period, reasonId: declineReason.withdrawn, becauseOf },
          };
        const earlier = member.until !== null && member.until < first ? member.until : first;
        return { type: 'CancellationAccepted', data: { period, until: earlier, operationDate, becauseOf } };
      }),
    ];
  });

/** The coverage goes on, and with a holder's those of the dependants that were to end with it. @throws Rejection `INVALID_INPUT` */
export const declineCancellation = ({ reasonId, note, ...of }: About & Because): ProcessDecision =>
  aboutCoverage('decline-cancellation', of, (coverage, family, now) => {
    const because = checkedReason(cancellationDeclineReasons, { reasonId, note });
    const members = membersOf(family, coverage).filter(
      ({ cancellation }) => cancellation?.becauseOf === coverage.period,
    );
    checkReviewsOf(members, of.by, now);
    return [
      { type: 'CancellationDeclined', data: { period: coverage.period, ...because } },
      ...members.map(({ period }): PolicyEmployeeEvent => ({
        type: 'CancellationDeclined',
        data: { period, reasonId, becauseOf: coverage.period },
      })),
    ];
  });
