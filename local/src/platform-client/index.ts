/** A running platform as programs of a terminal reach it: over HTTP, in the name of somebody who has a login. */
export { type Login, readLogin, readOrigin } from './login.ts';
export { refusalOf, tokenOf } from './token.ts';
