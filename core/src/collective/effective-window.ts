/** Between which days a coverage may begin or end when somebody asks for it today. */
import { addDays, spelledDay } from '../kit/time/index.ts';

/** A day, and why it is no other one, as part of a Spanish sentence. */
export type Limit = { readonly day: string; readonly because: string };
/** Both days included. */
export type EffectiveWindow = { readonly from: Limit; readonly until: Limit };

/** Days back and ahead: spec, console and platform, section 9. Decision 0081 says which is which. */
const windowDays = {
  activation: { back: 30, ahead: 45 },
  cancellation: { back: 30, ahead: 30 },
} as const;

export type WindowOf = {
  readonly kind: keyof typeof windowDays;
  /** In the insurer's country, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days before today that the insurer accepts; 0 for none. */
  readonly retroactiveDays: number;
  readonly policy: { readonly from: string; readonly until: string };
  /** When the coverage begins that the other one depends on: a holder's for a dependant, one's own for its end. */
  readonly begins?: string | undefined;
};

const latest = (limits: readonly Limit[]): Limit =>
  limits.reduce((found, limit) => (limit.day > found.day ? limit : found));
const earliest = (limits: readonly Limit[]): Limit =>
  limits.reduce((found, limit) => (limit.day < found.day ? limit : found));

/**
 * The narrowest of the limits that hold. A cancellation names the first day without coverage, so that it may be the day
 * after the policy's last one.
 * @param asked the policy's `until` is its last day
 */
export const effectiveWindow = ({
  kind,
  today,
  retroactiveDays,
  policy,
  begins,
}: WindowOf): EffectiveWindow => {
  const { back, ahead } = windowDays[kind];
  return {
    from: latest([
      { day: addDays(today, -back), because: `se acepta hasta ${back} días antes de hoy` },
      {
        day: addDays(today, -retroactiveDays),
        because:
          retroactiveDays === 0
            ? 'la aseguradora no acepta fechas pasadas'
            : `la aseguradora acepta hasta ${retroactiveDays} días antes de hoy`,
      },
      { day: policy.from, because: 'ese día empieza la póliza' },
      ...(begins === undefined ? [] : [{ day: begins, because: 'ese día empieza la cobertura' }]),
    ]),
    until: earliest([
      { day: addDays(today, ahead), because: `se acepta hasta ${ahead} días después de hoy` },
      {
        day: kind === 'cancellation' ? addDays(policy.until, 1) : policy.until,
        because: 'ese día termina la póliza',
      },
    ]),
  };
};

/** @returns why a day is outside of the window, in Spanish; nothing where it is inside */
export const outsideOf = ({ from, until }: EffectiveWindow, day: string): string | undefined => {
  if (until.day < from.day) return `No hay fecha posible: ${from.because}, y ${until.because}.`;
  if (day < from.day) return `Debe ser desde el ${spelledDay(from.day)}: ${from.because}.`;
  if (day > until.day) return `Debe ser hasta el ${spelledDay(until.day)}: ${until.because}.`;
  return undefined;
};
