/** Plans beside each other: those of the address, at the prices of whom the visitor, or who shared it, told of. */
import { equalsIgnoringCase } from '../../domain/equals-ignoring-case.ts';
import { type LoaderFunction, type ShouldRevalidateFunction } from 'react-router-dom';
import { type InsuranceLine } from '../../api/content.ts';
import { type SideBySidePlans, type SideBySideCard } from '../../api/plans.ts';
import { type QueryResult } from '../../api/query-result.ts';
import { longDay } from '../../domain/days.ts';
import { differencesOf } from '../../domain/differences.ts';
import { formatPrice } from '../../domain/money.ts';
import { readSideAddress, type SideAddress } from '../../domain/side-address.ts';
import { type FormatMoney } from '../../domain/side-plan.ts';
import { type RowGroup, rowGroupsOf } from '../../domain/side-rows.ts';
import { peopleOf, personAt, whomFor, whomPriced } from '../../profile/profile-words.ts';
import { type Profile } from '../../domain/profile.ts';
import { type Subject, subjectOf } from '../../profile/subject.ts';
import { type PageElsewhere, valueOrThrow } from '../../routing/error-states.ts';
import { type AppContext } from '../../routing/app-context.ts';
import { lineOf } from '../../routing/product-loader.ts';
import { sidePlanOf } from './side-plan-of.ts';

const headOf = ({
  productCode,
  displayName,
  url,
  organization,
  insuranceType,
  isDemo,
  onlineSale,
}: SideBySideCard) => ({
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
  /** Plans of the address that the country does not offer: no longer, or another country does. */
  readonly gone: readonly (PageElsewhere | string)[];
  /** Address of the results in which other plans are picked. */
  readonly comparator: string;
  readonly productType: string;
  readonly subject: Subject;
  /** Profile of the prices. */
  readonly pricedFor: 'start' | 'visitor' | 'shared';
  /** Whom the prices are for, and of which day they are, in words; empty without plans. */
  readonly prices: string;
};

/** The line of the first plan, whose subject no address changes; without a plan, that of the comparator. */
const lineFor = async (
  context: AppContext,
  lines: readonly InsuranceLine[],
  comparator: string | undefined,
  plan: SideBySideCard | undefined,
): Promise<InsuranceLine | undefined> =>
  plan
    ? lineOf(context, plan)
    : lines.find(({ compareUrl }) => equalsIgnoringCase(compareUrl, comparator ?? ''));

/** One of another country is ignored: its amounts are in another currency. */
const sharedBy = async ({ platform, country }: AppContext, link: string | undefined) => {
  const opened = link === undefined ? undefined : await platform.sharedProfile(link);
  return opened?.kind === 'found' && opened.value.country === country ? opened.value.perfil : undefined;
};

/** In the order of the address. */
const ordered = (plans: readonly SideBySideCard[], codes: readonly string[]): readonly SideBySideCard[] => {
  const placeOf = ({ productCode }: SideBySideCard): number =>
    codes.findIndex((code) => equalsIgnoringCase(code, productCode));
  return plans.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Plans of an address that its country lacks: those of other countries, or their codes. */
const elsewhereOr = async (
  context: AppContext,
  codes: readonly string[],
): Promise<readonly (PageElsewhere | string)[]> => {
  if (codes.length === 0) return [];
  const { plansElsewhereOr } = await import('../../routing/plan-elsewhere.ts');
  return plansElsewhereOr(context, codes);
};

const nothing: QueryResult<SideBySidePlans> = { kind: 'found', value: { plans: [], gone: [], day: '' } };

/**
 * Which profile is meant is known only once it is known which kind of plans these are. A profile may be of a form that has
 * changed since it was kept or shared: its refusal leaves the next one, and at last the starting prices.
 */
const besideFor = async (context: AppContext, { codes, comparator, link }: SideAddress) => {
  const { platform, profiles } = context;
  const ask = async (profile: Profile | undefined): Promise<QueryResult<SideBySidePlans>> =>
    codes.length > 0 ? platform.sideBySide(codes, profile) : nothing;
  const [shared, linesFound] = await Promise.all([sharedBy(context, link), platform.lines()]);
  const lines = valueOrThrow(linesFound);
  const forShared = shared && (await ask(shared));
  const isTaken = forShared !== undefined && forShared.kind !== 'missing';
  const first = valueOrThrow(isTaken ? forShared : await ask(undefined));
  const line = (await lineFor(context, lines, comparator, first.plans[0])) ?? lines[0];
  if (isTaken) return { beside: first, line, profile: shared, pricedFor: 'shared' as const };
  const own = line && codes.length > 0 ? profiles.read(line.productType, subjectOf(line)) : undefined;
  const told = own && (await platform.sideBySide(codes, own));
  if (told?.kind === 'found')
    return { beside: told.value, line, profile: own, pricedFor: 'visitor' as const };
  return { beside: first, line, profile: undefined, pricedFor: 'start' as const };
};

export const sideBySideLoader =
  (context: AppContext): LoaderFunction =>
  async ({ request }): Promise<SideBySideData> => {
    const address = readSideAddress(new URL(request.url).searchParams);
    const { beside, line, profile, pricedFor } = await besideFor(context, address);
    const plans = ordered(beside.plans, address.codes);
    const [clinics, gone] = await Promise.all([
      Promise.all(plans.map(({ id }) => context.platform.clinicsOf(id))),
      elsewhereOr(context, beside.gone),
    ]);
    const { country } = context;
    const subject = line ? subjectOf(line) : 'persons';
    const people = peopleOf(profile, subject, country);
    const format: FormatMoney = ({ amount, code }) => formatPrice(amount, code, country);
    const sides = plans.map((plan, nth) => {
      const known = clinics[nth];
      return sidePlanOf(plan, known?.kind === 'found' ? known.value : undefined, country);
    });
    const sharedWhat = pricedFor === 'shared' ? 'esta comparación' : undefined;
    const whom = profile
      ? `Precios para ${whomPriced(profile, subject, country, sharedWhat)}`
      : whomFor(undefined, subject, country);
    return {
      heads: plans.map(headOf),
      groups: rowGroupsOf(sides, format, (place) => personAt(people, place)),
      differences: differencesOf(sides, format),
      gone,
      comparator: line?.compareUrl ?? '/Comparar',
      productType: line?.productType ?? '',
      subject,
      pricedFor,
      prices: plans.length > 0 ? `${whom}, vigentes al ${longDay(beside.day)}.` : '',
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
