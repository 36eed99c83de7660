/** A measured figure beside what it is measured against. */

export type Measure = {
  name: string;
  /** How many of the unit. */
  rate?: number;
  unit: string;
  /** Percentiles of the time that one took, in milliseconds. */
  p50?: number;
  p95?: number;
  p99?: number;
  /** What was measured in the same run to compare with, and how many times its rate this one has. */
  yardstick?: string;
  ratio?: number;
  target?: string;
  met?: boolean;
};

/** The percentiles of times in milliseconds. */
export function percentiles(times: readonly number[]): Pick<Measure, 'p50' | 'p95' | 'p99'> {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number | undefined => sorted[Math.ceil(share * sorted.length) - 1];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Writes one line for each figure. */
export function printMeasures(measures: readonly Measure[], write: (line: string) => void): void {
  for (const measure of measures) write(lineOf(measure));
}

function lineOf({ name, rate, unit, p50, p95, p99, yardstick, ratio, target, met }: Measure): string {
  const times = [p50, p95, p99].map((time) => time?.toFixed(2) ?? '–').join(' / ');
  const parts = [
    `${name}: ${rate === undefined ? '' : `${number(rate)} `}${unit}`,
    p50 === undefined ? undefined : `p50/p95/p99 ${times} ms`,
    ratio === undefined ? undefined : `${ratio.toFixed(2)} × ${yardstick ?? 'yardstick'}`,
    target === undefined ? undefined : `target ${target}`,
    met === undefined ? undefined : met ? 'met' : 'MISSED',
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
