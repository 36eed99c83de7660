/** Tags of a page for search engines and shared links. React puts them into the head. */
import { countryOf } from '@cotejo/core/reference/countries';
import { useLocation } from 'react-router-dom';
import { countriesWith, languageOf } from '../domain/comparators-of.ts';
import { useSite } from '../site.ts';

export type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /**
   * The address without its query, which the address of a referral alone keeps (spec, public side, section 2.1); what has none is no page
   * of its own, and is not to be listed.
   */
  readonly canonical?: string;
  /** A path of this site, or an address elsewhere: the picture of a shared link. */
  readonly image?: string | null | undefined;
};

/** The picture of a shared link to a page that has none of its own. */
const ownImage = '/assets/og/cotejo.png';
const referral = 'qpRL';

/** The same page on the sites of other countries. */
const Counterparts = ({ path }: { readonly path: string }) => {
  const { sites } = useSite();
  const countries = countriesWith(path);
  const own = sites.filter(({ country }) => countries.includes(country));
  return own.map(({ country, origin }) => (
    <link
      key={country}
      rel="alternate"
      hrefLang={country === 'INT' ? 'x-default' : countryOf(country).locale.replace('es', languageOf(path))}
      href={`${origin}${path}`}
    />
  ));
};

const addressOf = (image: string, origin: string): string =>
  image.startsWith('/') ? `${origin}${image}` : image;

export const PageHead = ({ title, description, canonical, image }: PageHeadProps) => {
  const { origin, country } = useSite();
  const { locale, name } = countryOf(country);
  const { search } = useLocation();
  const kept = new URLSearchParams(search).has(referral) ? search : '';
  const address = canonical === undefined ? undefined : encodeURI(decodeURI(`${origin}${canonical}`)) + kept;
  const fullTitle = `${title} · Cotejo ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {canonical && <Counterparts path={canonical} />}
      {!address && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={`Cotejo ${name}`} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={addressOf(image ?? ownImage, origin)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
