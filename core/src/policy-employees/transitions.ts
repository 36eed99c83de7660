/**
 * Transitions of a coverage: each command with the statuses it starts from, the one it leads to, and its permission. The
 * API, the console and bulk loads follow this table alone (spec, console and platform, sections 4 and 6).
 */
import { type PolicyEmployeeStatus } from '../reference/collective-statuses.ts';
import { type Permission } from '../reference/permissions.ts';

type Transition = {
  readonly from: readonly PolicyEmployeeStatus[];
  /** Nothing where the status stays as it is. */
  readonly to?: PolicyEmployeeStatus;
  /** Nothing where those of the answers count: one of them suffices. */
  readonly permission?: Permission;
  /** Whether it answers the request. */
  readonly isAnswer?: boolean;
  /** Not by the person who asked for it. */
  readonly bySomebodyElse?: boolean;
};

export const processTransitions = {
  complete: {
    from: ['PENDING'],
    to: 'PROCESS_ACTIVATION',
    permission: 'employee:update-with-policies',
  },
  withdraw: {
    from: ['PENDING', 'PROCESS_ACTIVATION'],
    to: 'DECLINE',
    permission: 'employee:add-policy',
  },
  'accept-activation': {
    from: ['PROCESS_ACTIVATION'],
    to: 'ACTIVE',
    permission: 'policy-employee:activation-accept',
    isAnswer: true,
    bySomebodyElse: true,
  },
  'decline-activation': {
    from: ['PROCESS_ACTIVATION'],
    to: 'DECLINED',
    permission: 'policy-employee:activation-decline',
    isAnswer: true,
  },
  'request-cancellation': {
    from: ['ACTIVE'],
    to: 'PROCESS_CANCELLATION',
    permission: 'policy-employee:active-process-cancellation',
  },
  'accept-cancellation': {
    from: ['PROCESS_CANCELLATION'],
    to: 'CANCELED',
    permission: 'policy-employee:cancellation-accept',
    isAnswer: true,
    bySomebodyElse: true,
  },
  'decline-cancellation': {
    from: ['PROCESS_CANCELLATION'],
    to: 'ACTIVE',
    permission: 'policy-employee:cancellation-decline',
    isAnswer: true,
  },
  'take-review': { from: ['PROCESS_ACTIVATION', 'PROCESS_CANCELLATION'] },
  'release-review': { from: ['PROCESS_ACTIVATION', 'PROCESS_CANCELLATION'] },
} as const satisfies Record<string, Transition>;

export type ProcessCommand = keyof typeof processTransitions;
export const processCommands = Object.keys(processTransitions) as [ProcessCommand, ...ProcessCommand[]];

/** The permissions of which one suffices: the command's own, or for a review those of the answers to the request. */
export const permissionsFor = (
  command: ProcessCommand,
  status: PolicyEmployeeStatus,
): readonly Permission[] => {
  const { permission }: Transition = processTransitions[command];
  if (permission !== undefined) return [permission];
  return Object.values<Transition>(processTransitions).flatMap((other) =>
    other.isAnswer && other.permission && other.from.includes(status) ? [other.permission] : [],
  );
};

/** Of which statuses somebody's coverage is open: no other one may begin beside it. */
export const openStatuses: readonly PolicyEmployeeStatus[] = [
  'PENDING',
  'PROCESS_ACTIVATION',
  'ACTIVE',
  'PROCESS_CANCELLATION',
];
