/** What search engines and shared links show of a page. React puts these tags into the head by itself. */
import { countryOf } from '@cotejo/core/reference/countries';
import { useSite } from '../site.ts';

export type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The address without its query; what has none is no page of its own, and is not to be listed. */
  readonly canonical?: string;
  /** A path of this site, or an address elsewhere: the picture of a shared link. */
  readonly image?: string | null | undefined;
};

const addressOf = (image: string, origin: string): string =>
  image.startsWith('/') ? `${origin}${image}` : image;

export const PageHead = ({ title, description, canonical, image }: PageHeadProps) => {
  const { origin, country } = useSite();
  const { locale, name } = countryOf(country);
  const address = canonical === undefined ? undefined : encodeURI(decodeURI(`${origin}${canonical}`));
  const fullTitle = `${title} · Cotejo ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {!address && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={`Cotejo ${name}`} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={addressOf(image, origin)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
};
