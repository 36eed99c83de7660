/** A page of a list of plans: what is listed, and the words around it. */
import { type LandingText, type Organization, type Platform, type ResultCard } from '../../api/index.ts';
import { foundOrAnswer, notFound } from '../../routing/answers.ts';

/** Plans on a page (spec, public side, section 9). */
const plansOnAPage = 15;

export type Listing = {
  readonly title: string;
  readonly description: string;
  /** Of the page; nothing for one that search engines leave aside. */
  readonly canonical?: string;
  readonly compareUrl: string;
  readonly plans: readonly ResultCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Organizations that offer the plans, each with a page of its own. */
  readonly organizations: readonly (Pick<Organization, 'displayName'> & { readonly path: string })[];
  /** Other comparators. */
  readonly others: readonly Pick<
    LandingText,
    'slug' | 'title' | 'description' | 'buttonText' | 'compareUrl'
  >[];
};

/** The plans of the page that an address names; a page that there is not is a 404. */
export const plansOf = async (
  platform: Pick<Platform, 'productsWith'>,
  asked: Readonly<Record<string, string>>,
  url: string,
): Promise<Pick<Listing, 'plans' | 'total' | 'page' | 'pages'>> => {
  const written = new URL(url).searchParams.get('pagina') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : notFound();
  const { products, total } = foundOrAnswer(await platform.productsWith(asked, plansOnAPage, page));
  const pages = Math.max(1, Math.ceil(total / plansOnAPage));
  return page > pages ? notFound() : { plans: products, total, page, pages };
};
