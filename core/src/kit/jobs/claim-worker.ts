/** Works off what is kept in a table and claimed row by row: woken by a signal, and by a clock in case a signal was lost. */

export type ClaimWorker = {
  /** Works off what there is, until nothing is left or others have it. */
  readonly work: () => Promise<void>;
  /** After what is under way. */
  readonly stop: () => Promise<void>;
};

type Parts<Claimed> = {
  /** @returns nothing where there is nothing left to do */
  readonly claim: () => Promise<Claimed | undefined>;
  /** @param stopping aborted when the process ends: what can be left to another one is left */
  readonly run: (claimed: Claimed, stopping: AbortSignal) => Promise<void>;
  readonly atOnce: number;
  /** A claim failed; the clock tries again. */
  readonly onError: (error: unknown) => void;
};

export const claimWorker = <Claimed>({ claim, run, atOnce, onError }: Parts<Claimed>): ClaimWorker => {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const workOff = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const claimed = await claim();
      if (claimed === undefined) return;
      await run(claimed, stopping.signal);
    }
  };
  const work = async (): Promise<void> => {
    if (stopping.signal.aborted || underWay.size >= atOnce) return;
    const mine = workOff().catch(onError);
    underWay.add(mine);
    await mine.finally(() => underWay.delete(mine));
  };
  const clock = setInterval(() => void work(), 2_000); // finds what no signal told of

  return {
    work,
    async stop() {
      clearInterval(clock);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
};
