/**
 * Transitions of a coverage: each command with the statuses it starts from, the one it leads to, and its permission. The
 * API, the console and bulk loads follow this table alone (spec, console and platform, sections 4 and 6).
 */
import { type PolicyEmployeeStatus } from '../reference/collective-statuses.ts';
import { type Permission } from '../reference/permissions.ts';

type Transition = {
  readonly from: readonly PolicyEmployeeStatus[];
  readonly to: PolicyEmployeeStatus;
  readonly permission: Permission;
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
    bySomebodyElse: true,
  },
  'decline-activation': {
    from: ['PROCESS_ACTIVATION'],
    to: 'DECLINED',
    permission: 'policy-employee:activation-decline',
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
    bySomebodyElse: true,
  },
  'decline-cancellation': {
    from: ['PROCESS_CANCELLATION'],
    to: 'ACTIVE',
    permission: 'policy-employee:cancellation-decline',
  },
} as const satisfies Record<string, Transition>;

export type ProcessCommand = keyof typeof processTransitions;
export const processCommands = Object.keys(processTransitions) as [ProcessCommand, ...ProcessCommand[]];

/** Of which statuses somebody's coverage is open: no other one may begin beside it. */
export const openStatuses: readonly PolicyEmployeeStatus[] = [
  'PENDING',
  'PROCESS_ACTIVATION',
  'ACTIVE',
  'PROCESS_CANCELLATION',
];
