/** Which records of a run did not take the command. */
import { httpClient } from '../kit/providers/tab.ts';

type Run = { readonly status: 'running' | 'finished'; readonly failed: number };
type Result = { readonly recordId: string };

/** Rows of one answer, and how many are read in all: more are tried again from the run itself. */
const [perPage, mostRead] = [1_000, 10_000];

/** @returns nothing while the run goes on; none where more failed than are worth selecting */
export const readFailed = async (bulkId: string): Promise<readonly string[] | undefined> => {
  const run = (await httpClient(`/api/console/bulk/${bulkId}`)).json as Run;
  if (run.status !== 'finished') return undefined;
  if (run.failed > mostRead) return [];
  const rows: Result[] = [];
  for (let from = 0; from < run.failed; from += perPage) {
    const query = new URLSearchParams({
      filter: JSON.stringify({ bulkId, ok: false }),
      range: JSON.stringify([from, from + perPage - 1]),
    });
    rows.push(...((await httpClient(`/api/console/bulk-rows?${query}`)).json as Result[]));
  }
  return rows.map(({ recordId }) => recordId);
};
