/** The forms of a product: one per section, made from the section's schema, and one for its price. */
import { contentSections, type ContentSection, productContent } from '@cotejo/core/catalogue';
import { priceRule } from '@cotejo/core/pricing';
import { type Field } from '../form/field.ts';
import { fieldOf } from '../form/fieldOf.ts';
import { fromForm, toForm, type Values } from '../form/values.ts';
import { differenceLine, toldDifferences } from './differenceText.ts';
import { type ProductRecord } from './product.ts';

export const sectionFields = Object.fromEntries(
  contentSections.map((section) => [section, fieldOf(productContent.shape[section], [section])]),
) as Readonly<Record<ContentSection, Field>>;
export const priceField = fieldOf(priceRule, ['price']);

export const sectionForm = (section: ContentSection) => {
  const field = sectionFields[section];
  return {
    startsWith: ({ content }: ProductRecord): Values => ({
      changes: { [section]: toForm(field, content[section]) },
    }),
    payloadOf: ({ changes }: Values) => ({
      changes: { [section]: fromForm(field, (changes as Values)[section]) ?? null },
    }),
    changedSince: (opened: ProductRecord, newest: ProductRecord): readonly string[] =>
      toldDifferences(opened, newest, newest.country)
        .filter((one) => one.section === section)
        .map(differenceLine),
  };
};

export const priceForm = {
  startsWith: ({ price }: ProductRecord): Values => ({ price: toForm(priceField, price) }),
  payloadOf: ({ price }: Values) => ({ price: fromForm(priceField, price) }),
  changedSince: (opened: ProductRecord, newest: ProductRecord): readonly string[] =>
    toldDifferences(opened, newest, newest.country)
      .filter(({ section }) => section === 'price')
      .map(differenceLine),
};
