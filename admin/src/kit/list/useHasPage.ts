/** Whether the records of a resource have pages of their own. */
import { useResources } from '../useContexts.ts';

export const useHasPage = (resource: string): boolean =>
  useResources().some(({ name, pages }) => name === resource && pages?.show !== undefined);
