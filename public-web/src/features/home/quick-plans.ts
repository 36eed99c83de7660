/** The three plans that the home page has prices of, as it shows them. */
import { type InsuranceLine } from '../../api/content.ts';
import { type ResultCard } from '../../api/plans.ts';
import { type Platform } from '../../api/platform.ts';
import { emptySearch } from '../../domain/search-address.ts';
import { type Profile } from '../../domain/profile.ts';

const shown = 3;

export type QuickPlan = Pick<ResultCard, 'id' | 'displayName' | 'url' | 'price'> & {
  readonly insurer: string;
  /** Why it has no price for the profile. */
  readonly reason?: string;
};
export type QuickPlans = { readonly plans: readonly QuickPlan[]; readonly total: number };

const quickPlan = ({ id, displayName, url, price, organization, profilePrice }: ResultCard): QuickPlan => {
  const reason = price ? undefined : profilePrice?.profiles.find((one) => one.reason)?.reason;
  return { id, displayName, url, price, insurer: organization.displayName, ...(reason && { reason }) };
};

/** @returns nothing where the platform could not say */
export const quickPlans = async (
  { compare }: Pick<Platform, 'compare'>,
  { productType }: InsuranceLine,
  profile: Profile | undefined,
): Promise<QuickPlans | undefined> => {
  const answer = await compare(productType, emptySearch, shown, profile);
  if (answer.kind !== 'found') return undefined;
  return { plans: answer.value.cards.map(quickPlan), total: answer.value.total };
};
