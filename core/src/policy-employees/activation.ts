/** Decisions about the request for a coverage: complete, withdraw, accept, decline. */
import { rejectInput, reject } from '../kit/event-sourcing/index.ts';
import { spelledDay } from '../kit/time/index.ts';
import { declineReasons } from '../reference/collective-tables.ts';
import { type EffectiveWindow, nextOperation, outsideOf } from '../collective/index.ts';
import { missingOf, type RegisteredPerson } from '../insured-people/index.ts';
import { type PolicyTerms } from '../policies/index.ts';
import {
  type About,
  aboutCoverage,
  type Because,
  checkEarlier,
  checkedReason,
  membersOf,
  type ProcessDecision,
} from './about-coverage.ts';
import { type Coverage, isAsked, type KnownFamily } from './family.ts';
import { checkReviewsOf } from './process-access.ts';
import { type PolicyEmployeeEvent } from './process-events.ts';

/**
 * Sends a pending request on its way, once nothing lacks.
 * @param window of today: the first day is judged again
 * @throws Rejection `MISSING_DATA`, `INVALID_INPUT`
 */
export const completeActivation = ({
  person,
  window,
  from,
  ...of
}: About & {
  readonly person: Pick<RegisteredPerson, 'identity' | 'kinship'>;
  readonly window: EffectiveWindow;
  /** Another first day than the one that was asked for. */
  readonly from?: string | undefined;
}): ProcessDecision =>
  aboutCoverage('complete', of, (coverage, { coverages }) => {
    const missing = missingOf(person);
    if (missing.length > 0) return reject('MISSING_DATA', 'Todavía faltan datos de la persona.');
    const first = from ?? coverage.from;
    checkEarlier(coverages, { ...coverage, from: first });
    const outside = outsideOf(window, first);
    return outside === undefined
      ? [{ type: 'ActivationCompleted', data: { period: coverage.period, from: first } }]
      : rejectInput({ from: outside });
  });

/** A holder's request takes those of the dependants with it. @throws Rejection `INVALID_TRANSITION` for what stands in a file */
export const withdrawActivation = ({
  note,
  ...of
}: About & { readonly note?: string | undefined }): ProcessDecision =>
  aboutCoverage('withdraw', of, (coverage, family) => {
    const members = membersOf(family, coverage).filter(isAsked);
    if (members.some(({ fileId }) => fileId !== undefined))
      return reject('INVALID_TRANSITION', 'Una de sus cargas ya está en un archivo para la aseguradora.');
    return [
      { type: 'ActivationWithdrawn', data: { period: coverage.period, ...(note && { note }) } },
      ...members.map(({ period }): PolicyEmployeeEvent => ({
        type: 'ActivationWithdrawn',
        data: { period, becauseOf: coverage.period },
      })),
    ];
  });

const checkHolder = (
  family: KnownFamily,
  coverage: Coverage,
  scope: PolicyTerms['scope'],
  from: string,
): void => {
  if (coverage.personId === family.holderId || scope !== 'holderWithDependants') return;
  const holder = family.coverages.find((one) => one.personId === family.holderId && one.status === 'ACTIVE');
  if (!holder) reject('HOLDER_NOT_INSURED', 'Primero se acepta al titular.');
  else if (from < holder.from)
    rejectInput({ from: `Debe ser desde el ${spelledDay(holder.from)}: ese día empieza el titular.` });
};

/**
 * Says that the insurer insures the person. The operation follows from the day of the acceptance and is never judged by
 * the window of the first day with coverage.
 * @param accepted `from`: as the insurer confirmed it, or nothing where it is as asked
 * @throws Rejection `HOLDER_NOT_INSURED`, `INVALID_INPUT`
 */
export const acceptActivation = ({
  today,
  cuttingDay,
  policy,
  from,
  ...of
}: About & {
  /** In the policy's country, `YYYY-MM-DD`. */
  readonly today: string;
  readonly cuttingDay: number;
  readonly policy: Pick<PolicyTerms, 'from' | 'until' | 'scope'>;
  readonly from?: string | undefined;
}): ProcessDecision =>
  aboutCoverage('accept-activation', of, (coverage, family) => {
    const first = from ?? coverage.from;
    if (first < policy.from || first > policy.until)
      return rejectInput({
        from: `La póliza rige del ${spelledDay(policy.from)} al ${spelledDay(policy.until)}.`,
      });
    checkHolder(family, coverage, policy.scope, first);
    checkEarlier(family.coverages, { ...coverage, from: first });
    const operationDate = nextOperation(today, cuttingDay);
    return [{ type: 'ActivationAccepted', data: { period: coverage.period, from: first, operationDate } }];
  });

/** A declined holder's dependants are declined as well. @throws Rejection `INVALID_INPUT` */
export const declineActivation = ({ reasonId, note, ...of }: About & Because): ProcessDecision =>
  aboutCoverage('decline-activation', of, (coverage, family, now) => {
    const because = checkedReason(declineReasons, { reasonId, note });
    const members = membersOf(family, coverage).filter(isAsked);
    checkReviewsOf(members, of.by, now);
    return [
      { type: 'ActivationDeclined', data: { period: coverage.period, ...because } },
      ...members.map(({ period }): PolicyEmployeeEvent => ({
        type: 'ActivationDeclined',
        data: { period, reasonId, becauseOf: coverage.period },
      })),
    ];
  });
