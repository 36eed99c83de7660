/** The profile of a shared plan or comparison: prices are for it while the address has the link's code. The visitor's own is kept. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Platform } from '../api/platform.ts';
import { shareParameter } from '../domain/product-paths.ts';
import { type Profile } from '../domain/profile.ts';
import { useAppContext } from '../routing/app-context.ts';

type Context = {
  readonly platform: Pick<Platform, 'openShared' | 'sharedProfile'>;
  readonly country: CountryCode;
};

/**
 * @returns nothing where an address has no code, or nobody can open it now. One that opens no more is ignored, and so is one of
 *   another country, whose amounts are in another currency.
 */
export const sharedProfile = async (
  { platform, country }: Context,
  query: URLSearchParams,
): Promise<Profile | undefined> => {
  const code = query.get(shareParameter);
  if (code === null) return undefined;
  const opened = await platform.openShared(code);
  // The plans of a shared comparison keep the code of its link.
  const found = opened.kind === 'missing' ? await platform.sharedProfile(code) : opened;
  return found.kind === 'found' && found.value.country === country ? found.value.perfil : undefined;
};

export const useSharedProfile = (): Profile | undefined => {
  const [query] = useSearchParams();
  const context = useAppContext();
  const [shared, setShared] = useState<Profile>();
  useEffect(() => {
    let isCurrent = true;
    void sharedProfile(context, query).then((profile) => {
      if (isCurrent) setShared(profile);
    });
    return () => {
      isCurrent = false;
    };
  }, [query, context]);
  return shared;
};

/** The query that leads another page of the plan to the same link, if there is one. */
export const sharedQuery = (query: URLSearchParams): string => {
  const code = query.get(shareParameter);
  return code === null ? '' : `?${shareParameter}=${encodeURIComponent(code)}`;
};
