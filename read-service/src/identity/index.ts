/** Staff, as other contexts of the read side need it: how busy executives are, and whose token holds. */
export { countOpenLeads } from './executives.ts';
export { outdatedByTheReadModels } from './current-staff.ts';
