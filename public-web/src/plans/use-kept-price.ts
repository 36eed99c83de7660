/** What a plan costs for whom the visitor told of: known to her browser alone, and so not before the page is there. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type PriceDetail } from '../api/plan-detail.ts';
import { type Profile, type Subject } from '../domain/profile.ts';
import { subjectOf } from '../profile/subject.ts';
import { type PlanData, profileTypeOf } from '../routing/plan-data.ts';
import { useAppContext } from '../routing/app-context.ts';

export type KeptPrice = {
  readonly profile: Profile;
  /** Nothing where nobody can say. */
  readonly told: PriceDetail | undefined;
  /** Whether somebody else told of them. */
  readonly isShared: boolean;
};

/**
 * @param shared whom somebody else told of, instead of the visitor
 * @param saves how often the visitor's profile was saved on a page that is not loaded anew for it
 * @returns nothing as long as nobody was told of
 */
export const useKeptPrice = (plan: PlanData, shared?: Profile, saves = 0): KeptPrice | undefined => {
  const { id } = plan.product;
  const profileType = profileTypeOf(plan);
  const subject: Subject = plan.line ? subjectOf(plan.line) : 'persons';
  const { platform, profiles } = useAppContext();
  // Who changes the profile has the page loaded anew.
  const { state } = useRevalidator();
  const [kept, setKept] = useState<KeptPrice>();
  useEffect(() => {
    let isCurrent = true;
    const tell = async (): Promise<void> => {
      const profile = shared ?? profiles.read(profileType, subject);
      const found = profile && (await platform.planPrice(id, profile));
      const told = found?.kind === 'found' ? found.value : undefined;
      if (isCurrent) setKept(profile && { profile, told, isShared: shared !== undefined });
    };
    if (state === 'idle') void tell();
    return () => {
      isCurrent = false;
    };
  }, [platform, profiles, profileType, subject, shared, id, state, saves]);
  return kept;
};
