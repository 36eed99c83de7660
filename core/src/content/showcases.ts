/** The first lines on a site's home: one line of insurance of each category, in the menu's order. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Line } from './line.ts';
import { linesOf } from './lines.ts';

export type Showcase = Pick<
  Line,
  'title' | 'description' | 'productType' | 'compareUrl' | 'color' | 'icon'
> & {
  readonly id: number;
  readonly order: number;
};

/** The first line of each category. `order` counts from 1. */
export const showcasesOf = (country: CountryCode): readonly Showcase[] => {
  const lines = linesOf(country);
  const first = lines.filter((line) => lines.find(({ category }) => category === line.category) === line);
  return first.map(({ id, title, description, productType, compareUrl, color, icon }, index) => ({
    id,
    order: index + 1,
    title,
    description,
    productType,
    compareUrl,
    color,
    icon,
  }));
};
