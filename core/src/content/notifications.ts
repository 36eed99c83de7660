/** The news behind the bell in the site's header: a country's latest notification (spec, public side, section 3). */
import { type CountryCode } from '../kit/country/index.ts';

export type Notification = {
  readonly title: string;
  /** Plain text: a visitor has seen it once she has opened the bell, until it says something else. */
  readonly message: string;
  /** A page of the site that tells more. */
  readonly url: string;
};

const sideBySide = {
  title: 'Compara hasta tres planes',
  message: 'Elige los planes que te gusten y mira en qué se diferencian, en palabras y en una tabla.',
};
const news: Readonly<Record<CountryCode, Notification>> = {
  PE: { ...sideBySide, url: '/Comparar/Seguros-de-Salud' },
  CL: { ...sideBySide, url: '/Comparar/Isapres' },
  CO: { ...sideBySide, url: '/Comparar/Seguros-de-Salud' },
  INT: { ...sideBySide, url: '/Comparar/Salud-Internacional' },
};

export const notificationOf = (country: CountryCode): Notification => news[country];
