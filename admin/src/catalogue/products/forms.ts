/** The forms of a product: one per section, made from the section's schema, and one for its price. */
import { contentSections, type ContentSection, productContent } from '@cotejo/core/product-content';
import { priceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Field } from '../schema/field.ts';
import { fieldOf } from '../schema/fieldOf.ts';
import { blankMember, blankOf, fromForm, toForm, type Values } from '../schema/values.ts';
import { differenceLine, formatDifferences } from './differenceText.ts';
import { type ProductRecord } from './product.ts';

export const sectionFields = Object.fromEntries(
  contentSections.map((section) => [section, fieldOf(productContent.shape[section], [section])]),
) as Readonly<Record<ContentSection, Field>>;
export const priceField = fieldOf(priceRule, ['price']);

export const sectionForm = (section: ContentSection) => {
  const field = sectionFields[section];
  return {
    /** A list that is empty begins with its first: who adds to it need not say so twice. */
    startsWith: ({ content, country }: ProductRecord): Values => {
      const isEmptyList = field.kind === 'list' && (content[section] as readonly unknown[]).length === 0;
      const first = isEmptyList ? [blankMember(field.item, 1)] : undefined;
      return { changes: { [section]: first ?? toForm(field, content[section], country) } };
    },
    payloadOf: ({ changes }: Values, country: CountryCode) => ({
      changes: { [section]: fromForm(field, (changes as Values)[section], country) ?? null },
    }),
    changedSince: (opened: ProductRecord, newest: ProductRecord): readonly string[] =>
      formatDifferences(opened, newest, newest.country)
        .filter((one) => one.section === section)
        .map(differenceLine),
  };
};

export const priceForm = {
  /** Most prices are monthly, and in the country's money. */
  startsWith: ({ price, country }: ProductRecord): Values => ({
    price: price
      ? toForm(priceField, price, country)
      : { ...(blankOf(priceField) as Values), unit: countryOf(country).currency, period: 'monthly' },
  }),
  payloadOf: ({ price }: Values, country: CountryCode) => ({
    price: fromForm(priceField, price, country),
  }),
  changedSince: (opened: ProductRecord, newest: ProductRecord): readonly string[] =>
    formatDifferences(opened, newest, newest.country)
      .filter(({ section }) => section === 'price')
      .map(differenceLine),
};
