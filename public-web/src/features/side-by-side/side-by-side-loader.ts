/** Plans beside each other: those of the address, at the prices of whom the visitor, or who shared it, told of. */
import { sameInAnyCase } from '../../domain/same-in-any-case.ts';
import { type LoaderFunction, type ShouldRevalidateFunction } from 'react-router-dom';
import { type Beside, type BesideCard, type ComparedLine, type Found } from '../../api/index.ts';
import { differencesOf } from '../../domain/differences.ts';
import { formatPrice } from '../../domain/money.ts';
import { readSideAddress, type SideAddress } from '../../domain/side-address.ts';
import { type Spell } from '../../domain/side-plan.ts';
import { type RowGroup, rowGroupsOf } from '../../domain/side-rows.ts';
import { peopleOf, personAt } from '../../profile/profile-words.ts';
import { type Profile } from '../../profile/profiles.ts';
import { subjectOf } from '../../profile/subject.ts';
import { foundOrAnswer } from '../../routing/answers.ts';
import { type RouteWorld } from '../../routing/route-world.ts';
import { sidePlanOf } from './side-plan-of.ts';

const headOf = ({
  productCode,
  displayName,
  url,
  organization,
  insuranceType,
  isDemo,
  onlineSale,
}: BesideCard) => ({
  productCode,
  displayName,
  url,
  organization,
  kind: insuranceType.displayName,
  isDemo,
  onlineSale,
});
export type PlanHead = ReturnType<typeof headOf>;

export type SideBySideData = {
  readonly heads: readonly PlanHead[];
  readonly groups: readonly RowGroup[];
  readonly differences: readonly string[];
  /** Codes of the address that the country does not offer, or no longer. */
  readonly gone: readonly string[];
  /** Address of the results in which other plans are picked. */
  readonly comparator: string;
  readonly productType: string;
  /** Profile of the prices. */
  readonly pricedFor: 'start' | 'visitor' | 'shared';
};

const lineOf = (
  lines: readonly ComparedLine[],
  comparator: string | undefined,
  plan: BesideCard | undefined,
): ComparedLine | undefined =>
  lines.find(({ compareUrl }) => sameInAnyCase(compareUrl, comparator ?? '')) ??
  lines.find(({ productType }) => productType === plan?.insuranceType.name);

const sharedBy = async ({ platform }: RouteWorld, link: string | undefined) => {
  const opened = link === undefined ? undefined : await platform.sharedProfile(link);
  return opened?.kind === 'found' ? opened.value : undefined;
};

/** In the order of the address. */
const ordered = (plans: readonly BesideCard[], codes: readonly string[]): readonly BesideCard[] => {
  const placeOf = ({ productCode }: BesideCard): number =>
    codes.findIndex((code) => sameInAnyCase(code, productCode));
  return plans.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const nothing: Found<Beside> = { kind: 'found', value: { plans: [], gone: [] } };

/**
 * Which profile is meant is known only once it is known which kind of plans these are. A profile may be of a form that has
 * changed since it was kept or shared: its refusal leaves the next one, and at last the starting prices.
 */
const besideFor = async (world: RouteWorld, { codes, comparator, link }: SideAddress) => {
  const { platform, profiles } = world;
  const ask = async (profile: Profile | undefined): Promise<Found<Beside>> =>
    codes.length > 0 ? platform.sideBySide(codes, profile) : nothing;
  const [shared, linesFound] = await Promise.all([sharedBy(world, link), platform.lines()]);
  const lines = foundOrAnswer(linesFound);
  const forShared = shared && (await ask(shared));
  const isTaken = forShared !== undefined && forShared.kind !== 'missing';
  const first = foundOrAnswer(isTaken ? forShared : await ask(undefined));
  const line = lineOf(lines, comparator, first.plans[0]) ?? lines[0];
  if (isTaken) return { beside: first, line, profile: shared, pricedFor: 'shared' as const };
  const own = line && codes.length > 0 ? profiles.read(line.productType) : undefined;
  const told = own && (await platform.sideBySide(codes, own));
  if (told?.kind === 'found')
    return { beside: told.value, line, profile: own, pricedFor: 'visitor' as const };
  return { beside: first, line, profile: undefined, pricedFor: 'start' as const };
};

export const sideBySideLoader =
  (world: RouteWorld): LoaderFunction =>
  async ({ request }): Promise<SideBySideData> => {
    const address = readSideAddress(new URL(request.url).searchParams);
    const { beside, line, profile, pricedFor } = await besideFor(world, address);
    const plans = ordered(beside.plans, address.codes);
    const clinics = await Promise.all(plans.map(({ id }) => world.platform.clinicsOf(id)));
    const people = peopleOf(profile, line ? subjectOf(line) : 'persons');
    const spell: Spell = ({ amount, code }) => formatPrice(amount, code, world.country);
    const sides = plans.map((plan, nth) => {
      const known = clinics[nth];
      return sidePlanOf(plan, known?.kind === 'found' ? known.value : undefined, world.country);
    });
    return {
      heads: plans.map(headOf),
      groups: rowGroupsOf(sides, spell, (place) => personAt(people, place)),
      differences: differencesOf(sides, spell),
      gone: beside.gone,
      comparator: line?.compareUrl ?? '/Comparar',
      productType: line?.productType ?? '',
      pricedFor,
    };
  };

const asked = (url: URL): string => {
  const { onlyDifferences: _, ...rest } = readSideAddress(url.searchParams);
  return JSON.stringify(rest);
};

/** Rows that are alike are at hand already. */
export const onlyForOtherPlans: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.href === nextUrl.href ? defaultShouldRevalidate : asked(currentUrl) !== asked(nextUrl));
