/** What becomes of coverages by itself: no screen asks for it. */
export { endWithPolicy } from './end-with-policy.ts';
