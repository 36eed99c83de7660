/** Identity: users, their login names, sessions, and what roles may do. */
export { claimLoginName, type LoginName, loginName, loginNameEvents } from './login-name.ts';
export { endSession, refreshSession, type Session, session, sessionEvents, startSession } from './session.ts';
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
export {
  type Registration,
  registerUser,
  setFirstPassword,
  setPassword,
  type User,
  user,
  type UserEvent,
  userEvents,
} from './user.ts';
