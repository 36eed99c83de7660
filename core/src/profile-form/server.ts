/** Lists of people as profiles, read where there is Node.js. */
export { profilesFromRows } from './profiles-from-rows.ts';
