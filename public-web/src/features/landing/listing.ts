/** A page of a list of plans: what is listed, and the words around it. */
import { type LandingText, type Organization } from '../../api/content.ts';
import { type Platform } from '../../api/platform.ts';
import { type ListPage, listPage } from '../../routing/list-page.ts';

/** Plans on a page (spec, public side, section 9). */
const plansOnAPage = 15;

export type Listing = ListPage & {
  readonly title: string;
  readonly description: string;
  /** Of the page; nothing for one that search engines leave aside. */
  readonly canonical?: string;
  readonly compareUrl: string;
  /** Organizations that offer the plans, each with a page of its own. */
  readonly organizations: readonly (Pick<Organization, 'displayName'> & { readonly path: string })[];
  /** Other comparators. */
  readonly others: readonly Pick<
    LandingText,
    'slug' | 'title' | 'description' | 'buttonText' | 'compareUrl'
  >[];
};

/** The plans of the page that an address names. */
export const plansOf = (
  platform: Pick<Platform, 'productsWith'>,
  asked: Readonly<Record<string, string>>,
  url: string,
): Promise<ListPage> =>
  listPage(url, plansOnAPage, (page) => platform.productsWith(asked, plansOnAPage, page));
