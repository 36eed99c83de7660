/** What a look at a part of the platform finds: ready, or how far it is and what it is busy with. */

export type Look = {
  readonly isReady: boolean;
  /** One that was not seen before says that the part has come further. */
  readonly mark: string;
  /** What it still has to do, in words; nothing where it does not say. */
  readonly busyWith?: string;
};

export const ready: Look = { isReady: true, mark: 'ready' };
export const silent: Look = { isReady: false, mark: 'silent' };

type Readiness = {
  readonly projectors?: Readonly<
    Record<
      string,
      {
        readonly role?: string;
        readonly position?: string;
        readonly caughtUp?: boolean;
        readonly lag?: { readonly events?: number };
      }
    >
  >;
} & Readonly<Record<string, unknown>>;

/** Of projectors that read history, how many events are left; the sum is near enough while they do. */
const busyWith = ({ projectors = {} }: Readiness): string | undefined => {
  const behind = Object.values(projectors).filter(({ caughtUp }) => !caughtUp);
  if (behind.length === 0) return undefined;
  const events = behind.reduce((sum, { lag }) => sum + (lag?.events ?? 0), 0);
  return events > 0 ? `${events} events to go` : `${behind.length} read models to begin`;
};

/**
 * Reads what a service answers at `/readyz`. How far it is shows in its switches and in the positions of its projectors;
 * ages and numbers of readers change by themselves and tell nothing.
 */
export const lookOf = (isReady: boolean, answer: unknown): Look => {
  if (isReady) return ready;
  const said = (typeof answer === 'object' && answer !== null ? answer : {}) as Readiness;
  const switches = Object.entries(said).filter(([, value]) => value === true);
  const positions = Object.entries(said.projectors ?? {}).map(
    ([name, { position, caughtUp }]) => `${name} ${position} ${caughtUp}`,
  );
  const words = busyWith(said);
  return {
    isReady,
    mark: ['answers', ...switches.map(([name]) => name), ...positions].join('; '),
    ...(words !== undefined && { busyWith: words }),
  };
};

/** Asks the service on this machine. */
export async function lookAt(port: number): Promise<Look> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return lookOf(response.ok, await response.json().catch(() => undefined));
  } catch {
    return silent;
  }
}
