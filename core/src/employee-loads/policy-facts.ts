/** The faults of a workbook's row that only its policy can tell: another number, an unknown group, a day outside of its window. */
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { effectiveWindow, outsideOf } from '../collective/index.ts';
import { groupRefusal, type KnownPolicy } from '../policies/index.ts';
import { bare } from '../people/index.ts';
import { type CellValue, readDay } from './cells.ts';
import { type LoadKind } from './columns.ts';
import { type RowCells } from './order.ts';

export type PolicyFacts = {
  readonly policy: Pick<KnownPolicy, 'number' | 'coverageGroups' | 'from' | 'until'>;
  /** In the policy's country, `YYYY-MM-DD`. */
  readonly today: string;
  /** The insurer's, of today. */
  readonly retroactiveDays: number;
};

const said = (value: CellValue | undefined): string => (value === undefined ? '' : String(value).trim());

/** The reason that a row's day is outside of the policy's window, in Spanish; `undefined` where it is inside. */
export const dayRefusal = (kind: LoadKind, day: string, facts: PolicyFacts): string | undefined =>
  outsideOf(effectiveWindow({ kind, ...facts }), day);

/**
 * The faults of a row by its policy, also of one that has other errors, so that all are told at once.
 * @returns by field, in Spanish
 */
export const policyErrors = (kind: LoadKind, cells: RowCells, facts: PolicyFacts): FieldErrors => {
  const { policy } = facts;
  const [group, number] = [said(cells.coverageGroup), said(cells.policyNumber)];
  const day = cells.effectiveDate === undefined ? undefined : readDay(cells.effectiveDate);
  const refused = {
    coverageGroup: group === '' ? undefined : groupRefusal(policy, group),
    policyNumber:
      number === '' || isSamePolicyNumber(number, policy.number) ? undefined : otherPolicy(policy.number),
    effectiveDate: day && 'value' in day ? dayRefusal(kind, day.value, facts) : undefined,
  };
  return Object.fromEntries(
    Object.entries(refused).flatMap(([field, why]) => (why === undefined ? [] : [[field, why]])),
  );
};

/** @param number of the policy of the load */
export const otherPolicy = (number: string): string =>
  `La carga es de la póliza ${number}: carga esta fila con la suya.`;

/** Whether a typed policy number is that of the policy. */
export const isSamePolicyNumber = (typed: string, number: string): boolean => bare(typed) === bare(number);
