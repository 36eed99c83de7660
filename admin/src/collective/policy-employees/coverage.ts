/** Coverages as the console tells them: what waits, how late it is, and what the insurer's windows allow. */
import { effectiveWindow, type EffectiveWindow } from '@cotejo/core/collective';
import { type FileKind } from '@cotejo/core/insurer-files';
import { type Cutting } from '@cotejo/core/insurer-terms';
import { addDays, daysBetween, spelledDay } from '@cotejo/core/kit/time';
import {
  type CoverageRecord,
  type ProcessCommand,
  processCommands,
  processTransitions,
  wasInForce,
} from '@cotejo/core/policy-employees';

/** The insurer's operations of a day, as `cutting-days` lists them. */
export type CuttingDay = Cutting & {
  readonly id: string;
  readonly name: string;
  readonly country: CoverageRecord['country'];
} & Readonly<
    Record<'activations' | 'cancellations' | 'incomplete' | 'unsent' | 'unsentDaily' | 'late', number>
  > & {
    /** Cutting days that have gone by while requests wait since before. */
    readonly lateDays: readonly string[];
  };

/** Requests that wait for a file of a kind: policies want one of the cutting day, or daily ones. */
export const unsentFor = (
  { unsent, unsentDaily }: Pick<CuttingDay, 'unsent' | 'unsentDaily'>,
  takes: FileKind,
): number => (takes === 'daily' ? unsentDaily : unsent - unsentDaily);

/** The last day with coverage, for a first day without. */
export const lastCovered = (until: string): string => spelledDay(addDays(until, -1));

type Dated = Pick<CoverageRecord, 'status' | 'coveredFrom' | 'coveredUntil'>;

/** The first day with or without coverage that somebody asked for. */
export const askedDay = ({ status, coveredFrom, coveredUntil }: Dated): string =>
  status === 'PROCESS_CANCELLATION' && coveredUntil !== null ? coveredUntil : coveredFrom;

/** Whether somebody is or was insured from its first day on; otherwise that was only asked for. */
export const isCovered = ({ status, coveredFrom, coveredUntil }: Dated): boolean =>
  wasInForce({ status, from: coveredFrom, until: coveredUntil });

type Asked = Dated & Pick<CoverageRecord, 'policyId' | 'annulled' | 'coverageGroup' | 'restrictionIds'>;

/** The values of a former request, to be asked for again; the first day of a coverage that has ended is the day on which it did. */
export const askedBefore = ({ policyId, coverageGroup, restrictionIds, ...coverage }: Asked) => {
  const { status, annulled, coveredFrom, coveredUntil } = coverage;
  const hasEnded = status === 'CANCELED' && !annulled;
  return {
    policyId,
    from: (hasEnded && coveredUntil) || coveredFrom,
    ...(coverageGroup !== null && { coverageGroup }),
    restrictionIds,
  };
};

/** Days until the last day in time; negative where it has gone by. */
export const daysLeft = ({ dueOn, cutting }: Pick<CoverageRecord, 'dueOn' | 'cutting'>): number =>
  dueOn === null ? 0 : daysBetween(cutting.today, dueOn);

/** The commands that make sense in a coverage's status, in the table's order. */
export const commandsIn = (status: CoverageRecord['status']): readonly ProcessCommand[] =>
  processCommands.filter((command) => processTransitions[command].from.some((from) => from === status));

/** How a request is answered: by which command, for which status. */
export const answers = {
  PROCESS_ACTIVATION: { accept: 'accept-activation', decline: 'decline-activation' },
  PROCESS_CANCELLATION: { accept: 'accept-cancellation', decline: 'decline-cancellation' },
} as const satisfies Partial<
  Record<CoverageRecord['status'], Readonly<Record<'accept' | 'decline', ProcessCommand>>>
>;

/** @returns nothing for what is not to be answered now */
export const answerOf = (status: CoverageRecord['status'], answer: 'accept' | 'decline') =>
  status in answers ? answers[status as keyof typeof answers][answer] : undefined;

/** The days on which a coverage may end, asked for today. */
export const cancellationWindow = (coverage: CoverageRecord): EffectiveWindow =>
  effectiveWindow({
    kind: 'cancellation',
    ...coverage.cutting,
    policy: policyDays(coverage),
    begins: coverage.coveredFrom,
  });

/** The days on which it may begin, asked for today. */
export const activationWindow = (coverage: CoverageRecord): EffectiveWindow =>
  effectiveWindow({ kind: 'activation', ...coverage.cutting, policy: policyDays(coverage) });

/** A policy that one can't read limits nothing here; the service knows it. */
const policyDays = ({ policyFrom, policyUntil }: CoverageRecord) => ({
  from: policyFrom ?? '0001-01-01',
  until: policyUntil ?? '9999-12-30',
});

/** The window in words: both days, and why they are no others. */
export const windowText = ({ from, until }: EffectiveWindow): string =>
  until.day < from.day
    ? `No hay fecha posible: ${from.because}, y ${until.because}.`
    : `Del ${spelledDay(from.day)} (${from.because}) al ${spelledDay(until.day)} (${until.because}).`;
