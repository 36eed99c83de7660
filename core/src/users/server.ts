/** Decisions about passwords, which services alone make. */
export { rejectOldPassword } from './password.ts';
export { mustBeHardToGuess } from './refused-passwords.ts';
export { changePassword, rejectUnknownUser, setFirstPassword, setPassword } from './user-passwords.ts';
