/** Decisions about passwords and approvals, which services alone make; words and rules that no browser needs. */
export { administrators, letAdministratorGo, takeAdministratorBack, theHouse } from './administrators.ts';
export { mayApprove } from './allowed-user-commands.ts';
export { approvable } from './approval-events.ts';
export { type ApprovalNotificationKind, approvalNotifications } from './approval-words.ts';
export { approveUser, declineApproval, lapseApproval, withdrawApproval } from './approval-decisions.ts';
export { rejectOldPassword } from './password.ts';
export {
  askForgottenLink,
  choosePassword,
  isGoodLink,
  linkLifetime,
  mustBeGoodLink,
} from './password-links.ts';
export { linkOfSecret, passwordToken, readPasswordToken } from './password-token.ts';
export { mustBeHardToGuess } from './refused-passwords.ts';
export { changePassword, rejectUnknownUser, setFirstPassword, setPassword } from './user-passwords.ts';
