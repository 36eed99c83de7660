import { organizationDetails } from '@cotejo/core/organizations';
import { productContent } from '@cotejo/core/product-content';
import { expect, test } from 'vitest';
import { type Field } from './field.ts';
import { fieldOf } from './fieldOf.ts';
import { fromForm, toForm } from './values.ts';

const within = (field: Field | undefined, ...[name, ...rest]: readonly string[]): Field | undefined => {
  if (name === undefined) return field;
  const inner = field?.kind === 'list' ? field.item : field;
  return within(
    inner?.kind === 'record' ? inner.fields.find((one) => one.name === name)?.field : undefined,
    ...rest,
  );
};

test('pictures are chosen and not typed, and what people follow is an address', () => {
  const picture = { kind: 'picture', isOptional: true };
  expect(within(fieldOf(organizationDetails), 'image')).toEqual(picture);
  const content = fieldOf(productContent);
  expect(within(content, 'identity', 'image')).toEqual(picture);
  expect(within(content, 'seo', 'image')).toEqual(picture);
  expect(within(content, 'descriptions', 'icon')).toEqual(picture);
  expect(within(content, 'selling', 'externalAddress')).toMatchObject({ kind: 'text' });
});

test('a picture that was taken away is not said', () => {
  const field: Field = { kind: 'picture', isOptional: true };
  expect(fromForm(field, toForm(field, '/api/pictures/1', 'PE'), 'PE')).toBe('/api/pictures/1');
  expect(fromForm(field, '', 'PE')).toBeUndefined();
});
