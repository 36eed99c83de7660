/** Access to coverages: who sees them, and what somebody may do with one now. Decisions, answers and the console use it. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { reject } from '../kit/event-sourcing/index.ts';
import { type Staff } from '../identity/index.ts';
import { type PolicyEmployeeStatus, policyEmployeeStatuses } from '../reference/collective-statuses.ts';
import { companyHolders } from '../collective/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import { type Coverage, type Family, type Review } from './family.ts';
import { permissionsFor, type ProcessCommand, processCommands, processTransitions } from './transitions.ts';

export const processRule = { permission: 'employee:read', heldBy: companyHolders } as const;

/** The list that people save views of. */
export const coverageList = { resource: 'policy-employees', permission: processRule.permission } as const;

type Placed = { readonly country: CountryCode; readonly companyId: string };
const heldBy = ({ country, companyId }: Placed) => ({ country, company: companyId });

export const familyGuard: Guard<Family> = {
  rule: processRule,
  held: (family) => (family.status === 'known' ? heldBy(family) : undefined),
  unknown: 'No existe esa cobertura, o no puedes verla.',
};

/** The part of a coverage that decides what may be done with it. */
export type ProcessState = Pick<Coverage, 'status' | 'asked' | 'cancellation' | 'review'> & {
  readonly fileId?: string | null | undefined;
  /** Known to who shows coverages, and not to who decides on them. */
  readonly reviewedByName?: string | null | undefined;
};

const nameOf = (status: PolicyEmployeeStatus): string =>
  policyEmployeeStatuses.find(({ id }) => id === status)!.name;

type By = Pick<Staff, 'id' | 'actedBy'>;
const isOneOf = (userId: string | null, by: By): boolean =>
  userId !== null && [by.id, by.actedBy?.id].includes(userId);

/** Whether a review still goes on, and whose it is. */
export const reviewAt = (review: Review | undefined, by: By, now: Date): 'own' | 'others' | undefined => {
  if (!review || Date.parse(review.until) <= now.getTime()) return undefined;
  return isOneOf(review.by, by) ? 'own' : 'others';
};

/** @throws Rejection `INVALID_TRANSITION` where somebody else reviews the request of a dependant that an answer takes along */
export const checkReviewsOf = (members: readonly Coverage[], by: By, now: Date): void => {
  if (members.some(({ review }) => reviewAt(review, by, now) === 'others'))
    reject(
      'INVALID_TRANSITION',
      'La solicitud de una de sus cargas la revisa otra persona. Toma tú esa revisión si no sigue.',
    );
};

/** The reason why a review holds a command up, in Spanish; `undefined` when it does not. The console tells the hour in the reader's own zone. */
const heldUp = (
  command: ProcessCommand,
  { review, reviewedByName }: ProcessState,
  by: By,
  now: Date,
): string | undefined => {
  const whose = reviewAt(review, by, now);
  if (command === 'release-review') return whose === 'own' ? undefined : 'No la estás revisando.';
  if (!('isAnswer' in processTransitions[command]) || whose !== 'others') return undefined;
  return `La revisa ${reviewedByName ?? 'otra persona'}. Tómala tú si no sigue.`;
};

/** Why a command is not for now, in Spanish; nothing when it is. */
export const processNotNow = (
  command: ProcessCommand,
  coverage: ProcessState,
  by: By,
  now: Date,
): string | undefined => {
  const { status, asked, cancellation, fileId } = coverage;
  const transition = processTransitions[command];
  if (!transition.from.some((from) => from === status))
    return `Está en «${nameOf(status)}»: solo se puede desde «${transition.from.map(nameOf).join('» o «')}».`;
  if (command === 'withdraw' && fileId)
    return 'Ya está en un archivo para la aseguradora: se acepta o se rechaza con su respuesta.';
  const ends = status === 'PROCESS_CANCELLATION' ? cancellation : undefined;
  if (ends?.becauseOf !== undefined) return 'Va junto con la baja del titular.';
  if ('bySomebodyElse' in transition && isOneOf((ends ?? asked).by, by))
    return 'Lo acepta otra persona, no quien lo pidió.';
  return heldUp(command, coverage, by, now);
};

/** Why somebody may not send a command to a coverage in its status. */
export const processRefusal = (
  command: ProcessCommand,
  coverage: Placed & Pick<Coverage, 'status'>,
  by: Staff,
  permissions = permissionsFor(command, coverage.status),
): string | undefined => {
  const refusals = permissions.map((permission) => refusalOf(permission, processRule, heldBy(coverage), by));
  return refusals.includes(undefined) ? undefined : refusals[0];
};

/** The commands on a coverage, each with whether this person may send it now, and in Spanish why not. */
export const allowedProcessCommands = (
  coverage: ProcessState & Placed,
  viewer: Staff,
  now: Date,
): readonly AllowedCommand<ProcessCommand>[] =>
  allowedCommands(
    processCommands,
    (command) => processRefusal(command, coverage, viewer) ?? processNotNow(command, coverage, viewer, now),
  );
