/** Identity: who somebody is, by password, session and token. */
export { type AccessTokens, accessTokens, type SignedIn } from './access-tokens.ts';
export { emailHash } from './email-hash.ts';
export { hashPassword } from './passwords.ts';
export { mustHave, signedIn } from './require-staff.ts';
export { identityRoutes } from './routes.ts';
export { type StaffDirectory, staffDirectory } from './staff-directory.ts';
