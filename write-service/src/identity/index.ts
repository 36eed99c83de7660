/** Identity: who somebody is, by password and session, and what becomes of users. */
export { orEnded } from './sessions/ended-sessions.ts';
export { outdatedByTheLog } from './users/current-staff.ts';
export { emailHash } from './email-hash.ts';
export { inMemoryPlaces } from './passwords/known-places.ts';
export { oneTimePassword } from './passwords/one-time-password.ts';
export { hashPassword } from './passwords/passwords.ts';
export { type StaffDirectory, staffDirectory } from './staff-directory.ts';
export { inMemoryTokenRescue } from './sessions/token-rescue.ts';
