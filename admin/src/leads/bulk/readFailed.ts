/** Which leads of a run did not take the command. */
import { httpClient } from '../../kit/providers/tab.ts';
import { mostAtOnce } from './bulkLeads.ts';

type Run = { readonly status: 'running' | 'finished' };
type Result = { readonly leadId: string };

/** @returns nothing while the run goes on */
export const readFailed = async (bulkId: string): Promise<readonly string[] | undefined> => {
  const run = (await httpClient(`/api/console/bulk/${bulkId}`)).json as Run;
  if (run.status !== 'finished') return undefined;
  const rows: Result[] = [];
  // Page by page: a page holds no more than a hundred.
  for (let from = 0; from < mostAtOnce; from += 100) {
    const query = new URLSearchParams({
      filter: JSON.stringify({ bulkId, ok: false }),
      range: JSON.stringify([from, from + 99]),
    });
    const page = (await httpClient(`/api/console/bulk-rows?${query}`)).json as Result[];
    rows.push(...page);
    if (page.length < 100) break;
  }
  return rows.map(({ leadId }) => leadId);
};
