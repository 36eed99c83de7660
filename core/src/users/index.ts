/** Users: their login names, passwords, roles and teams. Safe in a browser. */
export {
  allowedUserCommands,
  isAdministrator,
  isOfCompanies,
  isOfPartners,
  maySeeUser,
  type UserCommandName,
  userCommands,
  userPermission,
} from './allowed-user-commands.ts';
export { approvalDays, longestUserNote } from './approval-events.ts';
export { isWaitedFor } from './approval-asking.ts';
export { approvalText } from './approval-words.ts';
export { claimLoginName, loginName } from './login-name.ts';
export { isPasswordForm, mustBePasswordForm, passwordRule, passwordTexts } from './password.ts';
export {
  admitUser,
  changeUserCompanies,
  changeUserRoles,
  changeUserTeam,
  disableUser,
  enableUser,
  mayActAs,
  registerUser,
  resetPassword,
} from './user-decisions.ts';
export { endPause, followBalance, pauseUser, resumeUser } from './user-pauses.ts';
export { type UserEvent, userEvents } from './user-events.ts';
export { userRecordSchema, type UserRecord, userRow, userTable, userValues } from './user-table.ts';
export { mustChangePassword, type RegisteredUser, type User, user } from './user.ts';
