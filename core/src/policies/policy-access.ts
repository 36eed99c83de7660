/** Access to policies: a company's people see its policies, the house those of its countries. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { companyHolders, type Guard, refusalOf } from '../collective/index.ts';
import { isKnown, type Policy } from './policy.ts';

export const policyRule = { permission: 'policy:read', heldBy: companyHolders } as const;

export const policyHistoryRule = { ...policyRule, permission: 'policy:read-history' } as const;

/** The list that people save views of. */
export const policyList = { resource: 'policies', permission: policyRule.permission } as const;

export const policyGuard: Guard<Policy> = {
  rule: policyRule,
  held: (policy) => (isKnown(policy) ? { country: policy.country, company: policy.companyId } : undefined),
  unknown: 'No existe esa póliza, o no puedes verla.',
};

export const policyPermissions = {
  update: 'policy:update',
  duplicate: 'policy:duplicate',
  renew: 'policy:renewal',
  'set-insurer-notification': 'admin:policy-update-insurance-notification',
  'attach-file': 'policy:upload-file',
  delete: 'policy:delete',
} as const satisfies Record<string, Permission>;
export type PolicyCommand = keyof typeof policyPermissions;
export const policyCommands = Object.keys(policyPermissions) as [PolicyCommand, ...PolicyCommand[]];

type Guarded = {
  readonly country: CountryCode;
  readonly companyId: string;
  readonly status: Policy['status'];
};

export const allowedPolicyCommands = (
  { country, companyId, status }: Guarded,
  viewer: Staff,
): readonly AllowedCommand<PolicyCommand>[] =>
  allowedCommands(
    policyCommands,
    (command) =>
      refusalOf(policyPermissions[command], policyRule, { country, company: companyId }, viewer) ??
      (status === 'deleted' ? 'La póliza fue eliminada.' : undefined),
  );
