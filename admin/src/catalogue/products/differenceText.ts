/** What two states of a product say differently, in words: where it stands, before and after. */
import { contentSections, productContent } from '@cotejo/core/product-content';
import { differences, type Difference, type Draft } from '@cotejo/core/catalogue';
import { priceRule, type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { fieldOf } from '../schema/fieldOf.ts';
import { type FormattedDifference, formatDifference } from '../history/formatDifference.ts';
import { labelAt } from '../read/words.ts';

export type Compared = Pick<Draft, 'content'> & { readonly price?: PriceRule | null };
type SectionDifference = FormattedDifference & { readonly section: Difference['section'] };

const content = fieldOf(productContent);
const price = fieldOf(priceRule, ['price']);

const fieldIn = (section: Difference['section']) =>
  section === 'price'
    ? price
    : content.kind === 'record'
      ? content.fields.find(({ name }) => name === section)?.field
      : undefined;
const valueIn = ({ content, price }: Compared, section: Difference['section']): unknown =>
  section === 'price' ? price : content[section];

/** @param older what stood before, in the order of sections; the price is the last */
export const formatDifferences = (
  older: Compared,
  newer: Compared,
  country: CountryCode,
): readonly SectionDifference[] => {
  const plain = ({ content, price }: Compared) => ({ content, ...(price && { price }) });
  return differences(plain(older), plain(newer)).map(({ section, ...difference }) => {
    const sides = { older: valueIn(older, section), newer: valueIn(newer, section) };
    const compared = { field: fieldIn(section), names: [section] };
    return { section, ...formatDifference(difference, compared, sides, country) };
  });
};

export const sectionLabel = (section: Difference['section']): string => labelAt([section]);

/** A difference as one line: `Identidad › Nombre: Uno → Dos`. */
export const differenceLine = ({ section, field, before = '—', after = '—' }: SectionDifference): string =>
  `${[sectionLabel(section), field].filter(Boolean).join(' › ')}: ${before} → ${after}`;

/** `identity.path` of a draft as its fields are called. */
export const fieldName = (path: string): string => {
  const parts = path.split('.');
  return parts
    .map((_, place) =>
      /^\d+$/.test(parts[place]!) ? `n.º ${Number(parts[place]) + 1}` : labelAt(parts.slice(0, place + 1)),
    )
    .join(' › ');
};

export const sections = [...contentSections, 'price'] as const;
