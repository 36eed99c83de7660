/** Shows the prices of a profile that was just saved, on a plan's page and in its modal. */
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { shareParameter } from '../../domain/product-paths.ts';
import { type KeptPrice } from '../../plans/use-kept-price.ts';
import { useAskAgain } from './Part.tsx';

export const useNewPrices = (own: KeptPrice | undefined): (() => void) => {
  const { revalidate } = useRevalidator();
  const askAgain = useAskAgain();
  const [query, setQuery] = useSearchParams();
  return () => {
    // Who tells of herself wants her own prices, and no longer those of a shared link.
    if (own?.isShared && query.has(shareParameter)) {
      query.delete(shareParameter);
      setQuery(query, { replace: true, preventScrollReset: true });
    } else void revalidate();
    askAgain?.();
  };
};
