/** A page of results: what the address asks for, at the prices of whom the visitor has told of. */
import { mostShown } from '@cotejo/core/comparator';
import { equalsIgnoringCase } from '../../domain/equals-ignoring-case.ts';
import { data, type LoaderFunction, redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import { type InsuranceLine, type LineQuestion } from '../../api/content.ts';
import { type Filters } from '../../api/filters.ts';
import { type ResultCard, type Results } from '../../api/plans.ts';
import { type QueryResult } from '../../api/query-result.ts';
import {
  type Choice,
  emptySearch,
  type FilterName,
  filtersInError,
  filtersSaid,
  readSearch,
  type Search,
  without,
  writeSearch,
} from '../../domain/search-address.ts';
import { type Profile } from '../../domain/profile.ts';
import { perfilText } from '../../profile/perfil-address.ts';
import { subjectOf } from '../../profile/subject.ts';
import { notFound, retryAfterHeader, valueOrThrow } from '../../routing/error-states.ts';
import { type AppContext } from '../../routing/app-context.ts';

/** Plans on a page (spec, public side, section 9). */
export const plansOnAPage = 20;
const lastPage = mostShown / plansOnAPage;

export type AskedOfLine = Pick<InsuranceLine, 'name' | 'title'> & {
  readonly questions: readonly LineQuestion[];
};

export type ResultsData = {
  readonly line: InsuranceLine;
  /** Nothing where the platform could not say; a filter with nothing chosen has no plans either. */
  readonly results: Results | undefined;
  /** The filters of the answer before, while there are no results. */
  readonly keptFilters?: Filters | undefined;
  /** Milliseconds to wait, where too many were asked for. */
  readonly retryAfter?: number | undefined;
  /** Filters of which nothing is chosen. */
  readonly missing: readonly Choice[];
  /** Filters of the address that the platform refused, as they named something which is no more. */
  readonly forgotten: readonly FilterName[];
  /** Profile of the prices, where the visitor has given one. */
  readonly profile: Profile | undefined;
  /** Whether the platform refused the profile that the visitor keeps. */
  readonly isRefused: boolean;
  /** What people ask about the lines that are compared here; none while the platform does not say. */
  readonly questions: readonly AskedOfLine[];
  /** Of plans that were picked on another page. */
  readonly names: readonly { readonly code: string; readonly name: string }[];
};

type Context = Pick<AppContext, 'platform' | 'profiles' | 'country' | 'sites'>;

/** Lines that share a comparator have their questions there one after the other. */
const askedOf = async (
  { platform }: Context,
  lines: readonly InsuranceLine[],
  line: InsuranceLine,
): Promise<readonly AskedOfLine[]> => {
  const shared = lines.filter(({ compareUrl }) => compareUrl === line.compareUrl);
  const all = await Promise.all(
    shared.map(async ({ id, name, title }) => {
      const found = await platform.lineQuestions(id);
      return { name, title, questions: found.kind === 'found' ? found.value : [] };
    }),
  );
  return all.filter(({ questions }) => questions.length > 0);
};

/** Where `/Comparar` alone leads, in the countries that have it; elsewhere it is the first line (spec, public side, section 2.1). */
const usualLine = 'EPS';

/** The line of an address. */
const lineAt = async (
  context: Context,
  lines: readonly InsuranceLine[],
  pathname: string,
): Promise<InsuranceLine> => {
  const path = pathname.replace(/\/+$/, '');
  if (equalsIgnoringCase(path, '/Comparar'))
    return lines.find(({ productType }) => productType === usualLine) ?? lines[0] ?? notFound();
  const line = lines.find(({ compareUrl }) => equalsIgnoringCase(compareUrl, path));
  if (line) return line;
  const { findPageElsewhere } = await import('../../routing/plan-elsewhere.ts');
  return notFound(await findPageElsewhere(context, path));
};

type Shown = { readonly line: InsuranceLine; readonly filters: Filters | undefined };
/** The line and the filters of the page that is open. */
let shown: Shown | undefined;
/** Called in browsers: whoever looks at a comparison keeps its page while the platform is away. */
export const keepShown = (page: Shown): void => {
  shown = page;
};
const shownAt = (pathname: string): Shown | undefined =>
  shown?.line.compareUrl === pathname ? shown : undefined;

const linesOr = (
  found: QueryResult<readonly InsuranceLine[]>,
  kept: Shown | undefined,
): readonly InsuranceLine[] =>
  kept && (found.kind === 'unavailable' || found.kind === 'tooMany') ? [kept.line] : valueOrThrow(found);

/**
 * Asks once more without what is no more; what is left of the search and of the profile is what the page then shows. A kept
 * profile may be of a form that has changed since.
 */
const found = async (
  { platform }: Context,
  line: InsuranceLine,
  search: Search,
  kept: Profile | undefined,
) => {
  const ask = (asked: Search, profile: Profile | undefined) =>
    platform.compare(line.productType, asked, plansOnAPage, profile);
  const answer = await ask(search, kept);
  if (answer.kind !== 'refused') return { answer, forgotten: [], profile: kept, isRefused: false };
  const isRefused = answer.fields.some((field) => /^profile(\.|$)/.test(field));
  const profile = isRefused ? undefined : kept;
  const said = filtersSaid(search);
  const named = said.filter((name) => answer.fields.includes(name));
  if (isRefused && named.length === 0)
    return { answer: await ask(search, profile), forgotten: [], profile, isRefused };
  const forgotten = named.length > 0 ? named : said;
  return {
    answer: await ask(without(search, forgotten), profile),
    forgotten,
    profile,
    isRefused,
  };
};

/** Names of plans that are not among the cards; of one that is no more there is none. */
const namesOf = async (
  { platform }: Context,
  codes: readonly string[],
  cards: readonly ResultCard[],
): Promise<ResultsData['names']> => {
  const elsewhere = codes.filter((code) => !cards.some(({ productCode }) => productCode === code));
  const plans = await Promise.all(elsewhere.map((code) => platform.cachedProduct(code)));
  return plans.flatMap((plan, nth) =>
    plan.kind === 'found' ? [{ code: elsewhere[nth]!, name: plan.value.displayName }] : [],
  );
};

export const resultsLoader =
  (context: Context): LoaderFunction =>
  async ({ request }): Promise<ResultsData | Response | ReturnType<typeof data<ResultsData>>> => {
    const { pathname, search: query, searchParams } = new URL(request.url);
    const lines = linesOr(await context.platform.lines(), shownAt(pathname));
    const line = await lineAt(context, lines, pathname);
    if (line.compareUrl !== pathname) return redirect(`${line.compareUrl}${query}`, 301);
    const search = readSearch(searchParams);
    if (search.page > lastPage)
      return redirect(`${line.compareUrl}${writeSearch({ ...search, page: lastPage })}`);
    const missing = filtersInError(search);
    // Filters come with a result: an empty selection asks without filters.
    const asked = missing.length > 0 ? emptySearch : search;
    const kept = context.profiles.read(line.productType, subjectOf(line));
    const [{ answer, forgotten, profile, isRefused }, questions] = await Promise.all([
      found(context, line, asked, kept),
      askedOf(context, lines, line),
    ]);
    if (answer.kind === 'challenged' || answer.kind === 'missing') return valueOrThrow(answer);
    const results = answer.kind === 'found' ? answer.value : undefined;
    const pages = Math.max(1, Math.ceil((results?.total ?? 0) / plansOnAPage));
    if (results && search.page > pages && missing.length === 0)
      return redirect(`${line.compareUrl}${writeSearch({ ...search, page: pages })}`);
    const names = await namesOf(context, search.compared, results?.cards ?? []);
    const retryAfter = answer.kind === 'tooMany' ? answer.retryAfter : undefined;
    const page = { line, results, missing, forgotten, profile, isRefused, questions, names };
    if (results) return page;
    const keptFilters = shownAt(pathname)?.filters;
    // Search engines keep no page that lacks its plans, and ask again.
    const status = retryAfter === undefined ? 503 : 429;
    const headers = retryAfter === undefined ? {} : retryAfterHeader(retryAfter);
    return data({ ...page, keptFilters, retryAfter }, { status, headers });
  };

const asked = (url: URL): string => {
  const { view: _, link: _code, ...search } = readSearch(url.searchParams);
  return url.pathname + writeSearch({ ...search, compared: [] });
};

/**
 * Neither the view nor the plans picked for comparing, nor the link that they were shared by, change the results. Removing the profile from the address may abort
 * the request for its prices, so that they are requested again.
 */
export const onlyForOtherResults: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : perfilText(currentUrl) !== undefined || asked(currentUrl) !== asked(nextUrl);
