/** Plans of a line with their prices for a profile, asked for again a moment after either changes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type InsuranceLine } from '../../api/content.ts';
import { type Profile } from '../../domain/profile.ts';
import { useRetries } from '../../routing/use-retries.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { quickPlans, type QuickPlans } from './quick-plans.ts';

/** Milliseconds after the last letter. */
const typingPause = 350;

export type Quick = {
  readonly plans: QuickPlans | undefined;
  /** Line of these plans. */
  readonly line: InsuranceLine;
  /** Profile of these prices; missing while they are an example. */
  readonly profile: Profile | undefined;
  readonly state: 'told' | 'asking' | 'failed';
};

/**
 * Plans of another line are none of this one.
 * @param isAsked whether this line's are on their way
 */
export const ofLine = (quick: Quick, line: InsuranceLine, isAsked: boolean): Quick =>
  quick.line.productType === line.productType
    ? quick
    : { plans: undefined, line, profile: undefined, state: isAsked ? 'asking' : 'failed' };

/** Whom prices are wanted for; `start` is the platform's starting profile. */
type Whom = Profile | 'start';

/**
 * @param told what the server told for the line that the page begins with
 * @param whom nothing while an answer is wrong
 */
export const useQuickPlans = (
  told: QuickPlans | undefined,
  line: InsuranceLine,
  whom: Whom | undefined,
): Quick => {
  const { platform } = useAppContext();
  const [quick, setQuick] = useState<Quick>({
    plans: told,
    line,
    profile: undefined,
    state: told ? 'told' : 'failed',
  });
  const asked = useRef(0);
  const ask = useCallback(
    async (asking: Profile | undefined): Promise<void> => {
      asked.current += 1;
      const own = asked.current;
      setQuick((before) => ({ ...before, state: 'asking' }));
      const plans = await quickPlans(platform, line, asking);
      setQuick((before) => {
        if (own !== asked.current) return { ...before, state: before.plans ? 'told' : 'failed' };
        return { plans, line, profile: asking, state: plans ? 'told' : 'failed' };
      });
    },
    [platform, line],
  );
  const isAtHand =
    whom === 'start' && quick.line.productType === line.productType && quick.profile === undefined;
  // A profile is another one only when something in it is.
  const wanted = isAtHand ? undefined : JSON.stringify(whom);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const asking = JSON.parse(wanted) as Whom;
    const timer = setTimeout(() => void ask(asking === 'start' ? undefined : asking), typingPause);
    return () => {
      // What is on its way is not wanted any more.
      asked.current += 1;
      clearTimeout(timer);
    };
  }, [wanted, ask]);
  const shown = ofLine(quick, line, wanted !== undefined);
  const askAgain = useCallback(() => ask(quick.profile), [ask, quick.profile]);
  useRetries(askAgain, shown === quick && quick.state === 'failed');
  return shown;
};
