/** Identity: who somebody is, by password and session, and what becomes of users. */
export { outdatedByTheLog } from './users/current-staff.ts';
export { emailHash } from './users/email-hash.ts';
export { handOverRoutes } from './users/hand-over-routes.ts';
export { oneTimePassword } from './passwords/one-time-password.ts';
export { hashPassword } from './passwords/passwords.ts';
export { identityRoutes } from './routes.ts';
export { type StaffDirectory, staffDirectory } from './users/staff-directory.ts';
export {
  forgetUnrescued,
  inMemoryTokenRescue,
  postgresTokenRescue,
  type TokenRescue,
  tokenRescueSchema,
} from './sessions/token-rescue.ts';
export { userAggregate } from './users/user-commands.ts';
