/** Withdraws a file from a policy: a decision that depends on who may do what with it. */
import { type FileWithdrawal, withdrawal } from '../files/index.ts';
import { type Staff } from '../identity/index.ts';
import { overseesFiles } from './policy-record.ts';
import { type PolicyDecision, whenKnown } from './policy.ts';

/** One's own file, or anybody's for who may delete the policy. @throws Rejection as {@link withdrawal} */
export const withdrawPolicyFile = (told: FileWithdrawal, by: Staff): PolicyDecision =>
  whenKnown((policy) =>
    withdrawal(policy, told, by, overseesFiles(policy, by)).map((data) => ({
      type: 'PolicyFileWithdrawn',
      data,
    })),
  );
