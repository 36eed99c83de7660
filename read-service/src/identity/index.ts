/** Staff, as other contexts of the read side need it: names by id, and how names are searched. */
export { namesOf, userOf } from './names.ts';
export { outdatedByTheReadModels } from './current-staff.ts';
export { likeAnywhere } from './search.ts';
