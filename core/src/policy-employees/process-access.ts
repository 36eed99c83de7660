/** Access to coverages: who sees them, and what somebody may do with one now. Decisions, answers and the console use it. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Staff } from '../identity/index.ts';
import { type PolicyEmployeeStatus, policyEmployeeStatuses } from '../reference/collective-statuses.ts';
import { companyHolders, type Guard, refusalOf } from '../collective/index.ts';
import { type Coverage, type Family } from './family.ts';
import { type ProcessCommand, processCommands, processTransitions } from './transitions.ts';

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
export type ProcessState = Pick<Coverage, 'status' | 'asked' | 'cancellation'> & {
  readonly fileId?: string | null | undefined;
};

const nameOf = (status: PolicyEmployeeStatus): string =>
  policyEmployeeStatuses.find(({ id }) => id === status)!.name;

/** Why a command is not for now, in Spanish; nothing when it is. */
export const processNotNow = (
  command: ProcessCommand,
  { status, asked, cancellation, fileId }: ProcessState,
  by: Pick<Staff, 'id' | 'actedBy'>,
): string | undefined => {
  const transition = processTransitions[command];
  if (!transition.from.some((from) => from === status))
    return `Está en «${nameOf(status)}»: solo se puede desde «${transition.from.map(nameOf).join('» o «')}».`;
  if (command === 'withdraw' && fileId)
    return 'Ya está en un archivo para la aseguradora: se acepta o se rechaza con su respuesta.';
  const ends = status === 'PROCESS_CANCELLATION' ? cancellation : undefined;
  if (ends?.becauseOf !== undefined) return 'Va junto con la baja del titular.';
  const askedBy = (ends ?? asked).by;
  const isOwn = askedBy !== null && [by.id, by.actedBy?.id].includes(askedBy);
  return 'bySomebodyElse' in transition && isOwn ? 'Lo acepta otra persona, no quien lo pidió.' : undefined;
};

/** Why somebody may not send a command, whatever the status. */
export const processRefusal = (command: ProcessCommand, family: Placed, by: Staff): string | undefined =>
  refusalOf(processTransitions[command].permission, processRule, heldBy(family), by);

/** The commands on a coverage, each with whether this person may send it now, and in Spanish why not. */
export const allowedProcessCommands = (
  coverage: ProcessState & Placed,
  viewer: Staff,
): readonly AllowedCommand<ProcessCommand>[] =>
  allowedCommands(
    processCommands,
    (command) => processRefusal(command, coverage, viewer) ?? processNotNow(command, coverage, viewer),
  );
