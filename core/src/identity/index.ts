/** Identity: users, their login names and passwords, sessions, and what roles may do. */
export { askerNow } from './asker.ts';
export { idleTime } from './idle-time.ts';
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
export { type Held, type Holder, mayEver, ownRule, type ScopeRule, sees, visibilityBy } from './scope.ts';
export {
  actorOf,
  countriesOf,
  homeCountry,
  longestTeam,
  may,
  mostOrganizations,
  permissionsOf,
  scopesOf,
  type Staff,
} from './staff.ts';
