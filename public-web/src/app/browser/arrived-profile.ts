/** A profile that came in the address: kept before the page is taken over, and taken out of the address a moment later. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Platform } from '../../api/platform.ts';
import { perfilText, profileIn, withoutPerfil } from '../../profile/perfil-address.ts';
import { type Profiles } from '../../domain/profile.ts';

type Context = {
  readonly country: CountryCode;
  readonly platform: Pick<Platform, 'lines'>;
  readonly profiles: Profiles;
};

/** Milliseconds until the address is without it. */
const shownFor = 1_000;

/** A bad one is ignored, as is one that nobody can check at the moment. */
const keep = async (
  { country, platform, profiles }: Context,
  text: string,
  pathname: string,
): Promise<void> => {
  const profile = profileIn(text);
  if (!profile) return;
  try {
    const [{ keepArrived }, lines] = await Promise.all([
      import('../../profile/arrival.ts'),
      platform.lines(),
    ]);
    if (lines.kind === 'found') keepArrived(profiles, country, profile, lines.value, pathname);
  } catch {
    // The page goes on without it.
  }
};

/**
 * @returns what takes the profile out of the address once the router is there
 */
export const receiveProfile = async (
  context: Context,
  address: string,
): Promise<(replace: (path: string) => void) => void> => {
  const url = new URL(address);
  const text = perfilText(url);
  if (text === undefined) return () => undefined;
  await keep(context, text, url.pathname);
  return (replace) => {
    const path = withoutPerfil(url);
    if (path !== undefined)
      setTimeout(() => {
        // A visitor who has gone on meanwhile keeps the address at hand.
        if (location.href === url.href) replace(path);
      }, shownFor);
  };
};
