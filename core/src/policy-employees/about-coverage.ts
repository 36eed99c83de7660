/** Checks that all decisions about one coverage share: it is known and seen, the command is permitted, and for now. */
import {
  type Decision,
  type FieldErrors,
  type Personal,
  reject,
  rejectActor,
  rejectInput,
  rejectUnknown,
} from '../kit/event-sourcing/index.ts';
import { spelledDay } from '../kit/time/index.ts';
import { guarded } from '../records/index.ts';
import { type Staff } from '../identity/index.ts';
import { otherReason } from '../reference/collective-tables.ts';
import { type Permission } from '../reference/permissions.ts';
import { type Coverage, type Family, isAnnulled, isOpen, type KnownFamily } from './family.ts';
import { familyGuard, processNotNow, processRefusal, processRule } from './process-access.ts';
import { type PolicyEmployeeEvent } from './process-events.ts';
import { type ProcessCommand } from './transitions.ts';

export type ProcessDecision = Decision<Family, PolicyEmployeeEvent>;
export type About = {
  readonly by: Staff;
  /** The number of the coverage. */
  readonly period: number | undefined;
  /** By which it is allowed, where that is another one than the table's: a row of a load has its own. */
  readonly permission?: Permission | undefined;
};

/** @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, `INVALID_TRANSITION`, or what the decision throws */
export const aboutCoverage = (
  command: ProcessCommand,
  { by, period, permission }: About,
  decide: (coverage: Coverage, family: KnownFamily, now: Date) => readonly PolicyEmployeeEvent[],
): ProcessDecision =>
  guarded(familyGuard, processRule.permission, by, (family, now) => {
    const coverage =
      family.status === 'known' ? family.coverages.find((one) => one.period === period) : undefined;
    if (family.status === 'unknown' || !coverage) return rejectUnknown(familyGuard.unknown);
    const placed = { ...family, ...coverage };
    const refused = processRefusal(command, placed, by, permission && [permission]);
    if (refused !== undefined) return rejectActor(refused);
    const notNow = processNotNow(command, placed, by, now);
    return notNow === undefined ? decide(coverage, family, now) : reject('INVALID_TRANSITION', notNow);
  });

/** The dependants' coverages that are open beside a holder's; none beside a dependant's. */
export const membersOf = (
  { holderId, coverages }: KnownFamily,
  { personId }: Coverage,
): readonly Coverage[] =>
  personId === holderId ? coverages.filter((one) => one.personId !== holderId && isOpen(one)) : [];

/** The reason that another coverage of a person can't begin on a day, in Spanish: an earlier one lasted longer. `undefined` where it can. */
export const earlierRefusal = (
  coverages: readonly Coverage[],
  { personId, from }: Pick<Coverage, 'personId' | 'from'>,
): string | undefined => {
  const over = coverages.find(
    (one) => one.personId === personId && one.status === 'CANCELED' && !isAnnulled(one) && one.until! > from,
  );
  return over && `Debe ser desde el ${spelledDay(over.until!)}: hasta entonces tuvo cobertura.`;
};

/** @throws Rejection `INVALID_INPUT` as `earlierRefusal` says */
export const checkEarlier = (...of: Parameters<typeof earlierRefusal>): void => {
  const from = earlierRefusal(...of);
  if (from !== undefined) rejectInput({ from });
};

/** Why something is done: a reason of a table, in words where it is none of the others. */
export type Because = { readonly reasonId: number; readonly note?: string | undefined };

type Reasons = readonly { readonly id: number }[];

/** The faults of a reason, by field, in Spanish. */
export const reasonErrors = (reasons: Reasons, { reasonId, note }: Because): FieldErrors => ({
  ...(!reasons.some(({ id }) => id === reasonId) && { reasonId: 'Elige un motivo de la lista.' }),
  ...(reasonId === otherReason && !note && { note: 'Especifica el motivo.' }),
});

/** @throws Rejection `INVALID_INPUT` */
export const checkedReason = (
  reasons: Reasons,
  because: Because,
): { reasonId: number; note?: Personal<string> } => {
  const errors = reasonErrors(reasons, because);
  if (Object.keys(errors).length > 0) rejectInput(errors);
  const { reasonId, note } = because;
  return { reasonId, ...(note && { note }) };
};
