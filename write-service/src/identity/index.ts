/** Identity: who somebody is, by password and session, and what becomes of users. */
export { outdatedByTheLog } from './current-staff.ts';
export { emailHash } from './email-hash.ts';
export { handOverRoutes } from './hand-over-routes.ts';
export { oneTimePassword } from './one-time-password.ts';
export { hashPassword } from './passwords.ts';
export { identityRoutes } from './routes.ts';
export { type StaffDirectory, staffDirectory } from './staff-directory.ts';
export {
  forgetUnrescued,
  inMemoryTokenRescue,
  postgresTokenRescue,
  type TokenRescue,
  tokenRescueSchema,
} from './token-rescue.ts';
export { userAggregate } from './user-commands.ts';
