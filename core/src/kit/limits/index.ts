/** Rate limits that all instances share, and bounds that hold when many requests come together. */
export { oneAtATime } from './one-at-a-time.ts';
export {
  forgetOldUses,
  inMemoryLimits,
  type Limiter,
  type Limits,
  limitTable,
  postgresLimits,
} from './rate-limits.ts';
