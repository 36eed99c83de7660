/** Staff, as other contexts of the read side need it: names by id, how busy executives are, and whose token holds. */
export { countOpenLeads } from './executives.ts';
export { namesOf, userOf } from './names.ts';
export { outdatedByTheReadModels } from './current-staff.ts';
