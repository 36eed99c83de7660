/** What a plan costs for whom the visitor told of: known to her browser alone, and so not before the page is there. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type ToldPrice } from '../api/index.ts';
import { type Profile } from '../profile/profiles.ts';
import { type PlanData, profileTypeOf } from '../routing/plan-data.ts';
import { useWorld } from '../routing/world-context.ts';

export type KeptPrice = { readonly profile: Profile; readonly told: ToldPrice | undefined };

/** @returns nothing as long as nobody was told of */
export const useKeptPrice = (plan: PlanData): KeptPrice | undefined => {
  const { id } = plan.product;
  const profileType = profileTypeOf(plan);
  const { platform, profiles } = useWorld();
  // Who changes the profile has the page loaded anew.
  const { state } = useRevalidator();
  const [kept, setKept] = useState<KeptPrice>();
  useEffect(() => {
    let isCurrent = true;
    const tell = async (): Promise<void> => {
      const profile = profiles.read(profileType);
      const found = profile && (await platform.planPrice(id, profile));
      const told = found?.kind === 'found' ? found.value : undefined;
      if (isCurrent) setKept(profile && { profile, told });
    };
    if (state === 'idle') void tell();
    return () => {
      isCurrent = false;
    };
  }, [platform, profiles, profileType, id, state]);
  return kept;
};
