/** The profile of a shared plan or comparison: prices are for it while the address has the link's code. The visitor's own is kept. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Platform } from '../api/index.ts';
import { shareParameter } from '../domain/product-paths.ts';
import { type Profile } from '../domain/profile.ts';
import { useAppContext } from '../routing/app-context.ts';

/** @returns nothing where an address has no code, or nobody can open it now; one that opens no more is ignored */
export const sharedProfile = async (
  { openShared, sharedProfile: ofComparison }: Pick<Platform, 'openShared' | 'sharedProfile'>,
  query: URLSearchParams,
): Promise<Profile | undefined> => {
  const code = query.get(shareParameter);
  if (code === null) return undefined;
  const opened = await openShared(code);
  if (opened.kind === 'found') return opened.value.perfil;
  // The plans of a shared comparison keep the code of its link.
  const found = opened.kind === 'missing' ? await ofComparison(code) : opened;
  return found.kind === 'found' ? found.value : undefined;
};

export const useSharedProfile = (): Profile | undefined => {
  const [query] = useSearchParams();
  const { platform } = useAppContext();
  const [shared, setShared] = useState<Profile>();
  useEffect(() => {
    let isCurrent = true;
    void sharedProfile(platform, query).then((profile) => {
      if (isCurrent) setShared(profile);
    });
    return () => {
      isCurrent = false;
    };
  }, [query, platform]);
  return shared;
};

/** The query that leads another page of the plan to the same link, if there is one. */
export const sharedQuery = (query: URLSearchParams): string => {
  const code = query.get(shareParameter);
  return code === null ? '' : `?${shareParameter}=${encodeURIComponent(code)}`;
};
