import { expect, test } from 'vitest';
import { appearanceOf, fileOfProduct, isOwnFile } from './appearance.ts';

test.each([
  ['image', '/assets/demo/organizations/Inti.svg', 'picture'],
  ['icon', '/api/pictures/1', 'picture'],
  ['icon', 'https://cdn.example/icon.svg', undefined],
  ['brandColour', '#6b2737', 'colour'],
  ['file', '/api/documents/files/1', 'link'],
  ['file', '//elsewhere.example/x.pdf', undefined],
  ['externalAddress', 'javascript:alert(1)', undefined],
  ['colour', 'url(x)', undefined],
  ['terms', { modality: 'x' }, undefined],
  ['name', 'https://name.example', undefined],
])('%s with %j is shown as: %s', (name, value, appearance) =>
  expect(appearanceOf(name, value)).toBe(appearance),
);

test('an uploaded document is read as a file of its product, and anything else where it is', () => {
  expect(fileOfProduct('uno', '/api/documents/files/7')).toBe('/api/console/products/uno/documents/7');
  expect(fileOfProduct('uno', '/api/documents/insurance/1/2')).toBe('/api/documents/insurance/1/2');
});

test('an uploaded picture is open to everybody, and a file is read in one’s own name', () => {
  expect(isOwnFile('/api/pictures/1')).toBe(false);
  expect(isOwnFile('/api/documents/files/1')).toBe(true);
});
