/** Notes of bulk runs that are gone with the process; one process only. */
import { type BulkRuns, mostOpenRuns } from '../bulk-runs.ts';

export const runsInMemory = (): BulkRuns & { readonly noted: ReadonlySet<string> } => {
  const noted = new Set<string>();
  return {
    noted,
    async note(id) {
      if (noted.has(id)) return true;
      if (noted.size >= mostOpenRuns) return false;
      noted.add(id);
      return true;
    },
    claim: async () => [...noted].map((id) => ({ id, old: false }))[0],
    renew: async () => {},
    release: async () => {},
    finish: async (id) => void noted.delete(id),
    drop: async (id) => void noted.delete(id),
    finishedLongAgo: async () => [],
  };
};
