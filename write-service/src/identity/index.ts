/** Identity: who somebody is, by password and session. */
export { emailHash } from './email-hash.ts';
export { hashPassword } from './passwords.ts';
export { identityRoutes } from './routes.ts';
export { type StaffDirectory, staffDirectory } from './staff-directory.ts';
