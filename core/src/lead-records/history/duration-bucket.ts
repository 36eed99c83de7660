/** Durations by buckets of a logarithmic scale: what is told of very many of them without sorting them. */

/** Below it each second has a bucket of its own; above it one bucket's durations differ by less than this factor. */
export const durationScale = { exactSeconds: 20, growth: 1.08 } as const;

/** @param seconds whole; what a clock that went back makes negative counts as none */
export const durationBucket = (seconds: number): number => {
  const { exactSeconds, growth } = durationScale;
  if (seconds < exactSeconds) return Math.max(0, seconds);
  return exactSeconds + Math.floor(Math.log(seconds / exactSeconds) / Math.log(growth));
};
