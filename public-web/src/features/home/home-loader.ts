/** Data of the home page: the lines of insurance with the first one's prices, and a page of all plans. */
import { type LoaderFunction } from 'react-router-dom';
import { type InsuranceLine } from '../../api/content.ts';
import { type Platform } from '../../api/platform.ts';
import { type ListPage, listPage } from '../../routing/list-page.ts';
import { quickPlans, type QuickPlans } from './quick-plans.ts';

export type HomeData = ListPage & {
  /** Each with a comparator of its own; none while the platform does not say. */
  readonly lines: readonly InsuranceLine[];
  /** Of the first line, for the profile that the site begins with. */
  readonly quick: QuickPlans | undefined;
};

const pageSize = 12;

const linesOf = async (platform: Platform): Promise<readonly InsuranceLine[]> => {
  const found = await platform.lines();
  const lines = found.kind === 'found' ? found.value : [];
  // Two lines that share a comparator are shown once, as the first.
  return lines.filter(
    (one, index) => lines.findIndex(({ compareUrl }) => compareUrl === one.compareUrl) === index,
  );
};

const withPrices = async (platform: Platform): Promise<Pick<HomeData, 'lines' | 'quick'>> => {
  const lines = await linesOf(platform);
  return { lines, quick: lines[0] && (await quickPlans(platform, lines[0], undefined)) };
};

export const homeLoader =
  (platform: Platform): LoaderFunction =>
  async ({ request }): Promise<HomeData> => {
    const [list, prices] = await Promise.all([
      listPage(request.url, pageSize, (page) => platform.products(pageSize, page)),
      withPrices(platform),
    ]);
    return { ...list, ...prices };
  };
