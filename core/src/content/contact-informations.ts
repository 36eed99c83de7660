/** How to reach us in each country, and where else we are found; the figures are examples until a company has its own. */
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';

/** The two groups of the spec's call. */
export const contactGroups = ['contacto', 'red_social'] as const;
export type ContactInformation = {
  readonly group: (typeof contactGroups)[number];
  readonly name: string;
  /** As people read it. */
  readonly value: string;
  readonly url: string;
  readonly icon: string;
};

/** Numbers that no telephone company gives to anybody. */
const phones: Readonly<Record<CountryCode, string | undefined>> = {
  PE: '+51 1 555 0100',
  CL: '+56 2 2555 0100',
  CO: '+57 601 555 0100',
  INT: undefined,
};

export const contactEmail = (country: CountryCode): string =>
  `contacto.${country.toLowerCase()}@cotejo.example`;

/** In the order in which they are shown: how to reach us first. */
export const contactInformationsOf = (country: CountryCode): readonly ContactInformation[] => {
  const phone = phones[country];
  const email = contactEmail(country);
  const handle = `cotejo-${country.toLowerCase()}`;
  return [
    { group: 'contacto', name: 'Correo', value: email, url: `mailto:${email}`, icon: 'mail' },
    ...(phone
      ? [
          {
            group: 'contacto' as const,
            name: `Teléfono en ${countryOf(country).name}`,
            value: phone,
            url: `tel:${phone.replaceAll(' ', '')}`,
            icon: 'phone',
          },
        ]
      : []),
    { group: 'contacto', name: 'Formulario', value: 'Escríbenos', url: '/contacto', icon: 'message' },
    {
      group: 'red_social',
      name: 'LinkedIn',
      value: handle,
      url: `https://linkedin.example/${handle}`,
      icon: 'linkedin',
    },
    {
      group: 'red_social',
      name: 'Instagram',
      value: `@${handle}`,
      url: `https://instagram.example/${handle}`,
      icon: 'instagram',
    },
  ];
};
