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
  readonly state: 'told' | 'asking' | 'failed';
};

/**
 * @param told what the server told for the line that the page begins with
 * @param profile nothing while the server's prices are those that are wanted, or an answer is wrong
 */
export const useQuickPlans = (
  told: QuickPlans | undefined,
  line: ComparedLine,
  profile: Profile | undefined,
): Quick => {
  const { platform } = useWorld();
  const [quick, setQuick] = useState<Quick>({ plans: told, state: told ? 'told' : 'failed' });
  // A profile is another one only when something in it is.
  const asked = JSON.stringify(profile);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isLatest = true;
    const ask = async (): Promise<void> => {
      setQuick(({ plans }) => ({ plans, state: 'asking' }));
      const plans = await quickPlans(platform, line, JSON.parse(asked) as Profile);
      if (isLatest)
        setQuick((before) => ({ plans: plans ?? before.plans, state: plans ? 'told' : 'failed' }));
    };
    const timer = setTimeout(() => void ask(), typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asked, line, platform]);
  return quick;
};
