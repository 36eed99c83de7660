/** Decisions on coverages that automations alone make. */
export { endWithPolicy } from './end-with-policy.ts';
