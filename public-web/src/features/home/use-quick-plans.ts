/** Plans of a line with their prices for a profile, asked for again a moment after either changes. */
import { useEffect, useState } from 'react';
import { type ComparedLine } from '../../api/index.ts';
import { type Profile } from '../../profile/profiles.ts';
import { useWorld } from '../../routing/world-context.ts';
import { quickPlans, type QuickPlans } from './quick-plans.ts';

/** Milliseconds after the last letter. */
const typingPause = 350;

export type Quick = {
  readonly plans: QuickPlans | undefined;
  /** Profile of these prices; missing while they are an example. */
  readonly profile: Profile | undefined;
  readonly state: 'told' | 'asking' | 'failed';
};

/**
 * @param told what the server told for the line that the page begins with
 * @param profile nothing while the prices at hand are those that are wanted, or an answer is wrong
 */
export const useQuickPlans = (
  told: QuickPlans | undefined,
  line: ComparedLine,
  profile: Profile | undefined,
): Quick => {
  const { platform } = useWorld();
  const [quick, setQuick] = useState<Quick>({
    plans: told,
    profile: undefined,
    state: told ? 'told' : 'failed',
  });
  // A profile is another one only when something in it is.
  const wanted = JSON.stringify(profile);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const whom = JSON.parse(wanted) as Profile;
    let isLatest = true;
    const ask = async (): Promise<void> => {
      setQuick((before) => ({ ...before, state: 'asking' }));
      const plans = await quickPlans(platform, line, whom);
      setQuick((before) => {
        if (!isLatest) return { ...before, state: before.plans ? 'told' : 'failed' };
        return { plans, profile: whom, state: plans ? 'told' : 'failed' };
      });
    };
    const timer = setTimeout(() => void ask(), typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [wanted, line, platform]);
  return quick;
};
