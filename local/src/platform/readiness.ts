/** The readiness of a part of the platform, with its progress and the work left. */

export type Readiness = {
  readonly isReady: boolean;
  /** A mark not seen before means progress. */
  readonly mark: string;
  /** The work left, in words, where the part reports it. */
  readonly busyWith?: string;
};

export const ready: Readiness = { isReady: true, mark: 'ready' };
export const silent: Readiness = { isReady: false, mark: 'silent' };

type ReadinessAnswer = {
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

/** The number of events left for projectors that read history; their sum is accurate enough. */
const busyWith = ({ projectors = {} }: ReadinessAnswer): string | undefined => {
  const behind = Object.values(projectors).filter(({ caughtUp }) => !caughtUp);
  if (behind.length === 0) return undefined;
  const events = behind.reduce((sum, { lag }) => sum + (lag?.events ?? 0), 0);
  return events > 0 ? `${events} events to go` : `${behind.length} read models to begin`;
};

/**
 * Interprets an answer of `/readyz`. Its switches and its projectors' positions mark progress; ages and numbers of readers
 * change by themselves and don't.
 */
export const readinessOf = (isReady: boolean, answer: unknown): Readiness => {
  if (isReady) return ready;
  const said = (typeof answer === 'object' && answer !== null ? answer : {}) as ReadinessAnswer;
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

/** Reads `/readyz` of a service on this machine. */
export async function readReadiness(port: number): Promise<Readiness> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return readinessOf(response.ok, await response.json().catch(() => undefined));
  } catch {
    return silent;
  }
}
