/** Why people compare here: what holds for every line, and what holds for the one that they look at. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Titled, titled } from './line.ts';
import { lineOf } from './lines.ts';

export type Reason = Titled & { readonly icon: string };

const always: readonly Reason[] = [
  { ...titled('Tu precio exacto', 'Calculado para tu perfil y explicado paso a paso.'), icon: 'calculator' },
  {
    ...titled('Sin dejar tus datos', 'Ves los precios antes de decirnos quién eres.'),
    icon: 'lock',
  },
  {
    ...titled('Orden transparente', 'Publicamos cómo ordenamos. Las comisiones no cuentan.'),
    icon: 'scale',
  },
  {
    ...titled('Personas que ayudan', 'Un ejecutivo te acompaña cuando quieras, no antes.'),
    icon: 'person',
  },
];

/** @returns nothing for a line that the country does not have */
export const whyUsOf = (country: CountryCode, lineId: number): readonly Reason[] | undefined => {
  const line = lineOf(country, lineId);
  return (
    line && [...always, ...line.benefits.slice(0, 1).map((benefit) => ({ ...benefit, icon: line.icon }))]
  );
};
