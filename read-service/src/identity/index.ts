/** Staff, as other contexts of the read side need it: names by id, and whose token holds. */
export { namesOf, userOf } from './names.ts';
export { outdatedByTheReadModels } from './current-staff.ts';
