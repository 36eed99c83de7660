/** Identity: users, their login names and passwords, sessions, and what roles may do. */
export { administrators, letAdministratorGo, takeAdministratorBack, theHouse } from './administrators.ts';
export {
  allowedUserCommands,
  isAdministrator,
  maySeeUser,
  type UserCommandName,
  userCommands,
} from './allowed-user-commands.ts';
export { claimLoginName, loginName } from './login-name.ts';
export {
  isPasswordForm,
  mustBePasswordForm,
  passwordRule,
  passwordTexts,
  rejectOldPassword,
} from './password.ts';
export {
  endActing,
  endSession,
  isOpenAt,
  refreshSession,
  rejectOverSession,
  type Session,
  session,
  type SessionEvent,
  sessionEvents,
  startActing,
  startSession,
} from './session.ts';
export {
  actorOf,
  homeCountry,
  leadCountries,
  leadExecutives,
  leadScope,
  may,
  permissionsOf,
  type Staff,
} from './staff.ts';
export { mustChangePassword, type RegisteredUser, type User, user } from './user.ts';
export {
  admitUser,
  changeUserRoles,
  changeUserTeam,
  disableUser,
  enableUser,
  mayActAs,
  pauseUser,
  registerUser,
  resetPassword,
  resumeUser,
} from './user-decisions.ts';
export { longestTeam, longestUserNote, type UserEvent, userEvents } from './user-events.ts';
export { changePassword, setFirstPassword, setPassword } from './user-passwords.ts';
export {
  userRecordSchema,
  type UserRecord,
  type UserRow,
  userRow,
  userTable,
  userValues,
} from './user-table.ts';
