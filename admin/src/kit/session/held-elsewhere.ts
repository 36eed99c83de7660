/** Lets the tabs of this browser know of each other that something is typed of which no draft is kept: by a lock, which ends with its tab. */
import { type Guards } from './guards.ts';

export type Locks = {
  readonly request: (
    name: string,
    options: { mode: 'shared' },
    held: () => Promise<void>,
  ) => Promise<unknown>;
  readonly query: () => Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
};

const lockOf = (who: string): string => `cotejo-held/${who}`;

/** @param who is logged in @returns what stops it */
export const tellOtherTabs = (guards: Guards, who: string, locks: Locks): (() => void) => {
  let release: (() => void) | undefined;
  const stop = (): void => {
    release?.();
    release = undefined;
  };
  const follow = (): void => {
    if (!guards.isUnkept()) return stop();
    if (release) return;
    const held = new Promise<void>((resolve) => (release = resolve));
    void locks.request(lockOf(who), { mode: 'shared' }, () => held);
  };
  const unsubscribe = guards.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stop();
  };
};

/** Whether another tab than this one holds something of somebody. */
export const isHeldElsewhere = async (guards: Guards, who: string, locks: Locks): Promise<boolean> => {
  const { held = [] } = await locks.query();
  return held.filter(({ name }) => name === lockOf(who)).length > (guards.isUnkept() ? 1 : 0);
};
