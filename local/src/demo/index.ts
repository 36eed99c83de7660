/** The demo: users, products and leads, so that the first look is at something alive. */
export { loadDemo } from './load.ts';
export { demoLogins, demoPassword } from './users.ts';
export { rememberingStore } from './remembering-store.ts';
