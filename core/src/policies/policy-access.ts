/** Access to policies: a company's people see its policies, a partner's those that came through it, the house those of its countries. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule, type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { companyHolders } from '../collective/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import { isKnown, type Policy } from './policy.ts';

export const policyRule = {
  permission: 'policy:read',
  heldBy: { ...companyHolders, partner: ['partner'] },
} as const satisfies ScopeRule;

/** For requests of a company and its people: partners don't make any. */
export const policyOfCompanyRule = { ...policyRule, heldBy: companyHolders } as const;

/** The history of a policy: partners don't see it. */
export const policyHistoryRule = { permission: 'policy:read-history', heldBy: companyHolders } as const;

/** The list that people save views of. */
export const policyList = { resource: 'policies', permission: policyRule.permission } as const;

type Placed = {
  readonly country: CountryCode;
  readonly companyId: string;
  readonly partnerId?: string | null | undefined;
};
const heldBy = ({ country, companyId, partnerId = null }: Placed) => ({
  country,
  company: companyId,
  partner: partnerId,
});

export const policyGuard: Guard<Policy> = {
  rule: policyRule,
  held: (policy) => (isKnown(policy) ? heldBy(policy) : undefined),
  unknown: 'No existe esa póliza, o no puedes verla.',
};

export const policyPermissions = {
  update: 'policy:update',
  duplicate: 'policy:duplicate',
  renew: 'policy:renewal',
  'set-insurer-notification': 'admin:policy-update-insurance-notification',
  'attach-file': 'policy:upload-file',
  'withdraw-file': 'policy:upload-file',
  delete: 'policy:delete',
} as const satisfies Record<string, Permission>;
export type PolicyCommand = keyof typeof policyPermissions;
export const policyCommands = Object.keys(policyPermissions) as [PolicyCommand, ...PolicyCommand[]];

/** Whether somebody may withdraw what others attached: who may delete the policy. */
export const overseesFiles = (policy: Placed, by: Staff): boolean =>
  refusalOf(policyPermissions.delete, policyRule, heldBy(policy), by) === undefined;

export const allowedPolicyCommands = (
  policy: Placed & { readonly status: Policy['status'] },
  viewer: Staff,
): readonly AllowedCommand<PolicyCommand>[] =>
  allowedCommands(
    policyCommands,
    (command) =>
      refusalOf(policyPermissions[command], policyRule, heldBy(policy), viewer) ??
      (policy.status === 'deleted' ? 'La póliza fue eliminada.' : undefined),
    (command) => command === 'withdraw-file' && !overseesFiles(policy, viewer),
  );
