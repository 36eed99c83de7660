/** Somebody shared this plan with whom it is for: the browser takes that over, and its address forgets the link's code. */
import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { sharedWord } from '../../domain/product-paths.ts';
import { useWorld } from '../../routing/world-context.ts';

export const useSharedProfile = (): void => {
  const [query, setQuery] = useSearchParams();
  const { platform, profiles } = useWorld();
  const { revalidate } = useRevalidator();
  const code = query.get(sharedWord);
  useEffect(() => {
    if (code === null) return;
    void platform.openShared(code).then((found) => {
      // One that opens no more is ignored, as the spec has it of bad profiles.
      if (found.kind === 'found' && found.value.productType && found.value.perfil)
        profiles.save(found.value.productType, found.value.perfil);
      setQuery(
        (before) => {
          before.delete(sharedWord);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      void revalidate();
    });
  }, [code, platform, profiles, revalidate, setQuery]);
};
