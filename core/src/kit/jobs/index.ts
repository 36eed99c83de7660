/** Slow or regular work: whatever keeps its clock and its bells. */
export { type Bell, type Jobs, openJobs } from './jobs.ts';
