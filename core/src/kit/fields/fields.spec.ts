import { describe, expect, test } from 'vitest';
import { address, picture } from './fields.ts';
import { withOwnPictures } from './own-pictures.ts';

describe('where a file is', () => {
  test.each(['https://insurer.example/plan.pdf', '/documentos/plan.pdf', '/'])('may be %s', (text) =>
    expect(address.safeParse(text).success).toBe(true),
  );
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://insurer.example/plan.pdf',
    '//elsewhere.example/plan.pdf',
    // Browsers read it as two slashes.
    '/\\elsewhere.example/plan.pdf',
    '/\t/elsewhere.example',
  ])('is never %j', (text) => expect(address.safeParse(text).success).toBe(false));
});

describe('where a picture is', () => {
  test.each(['/assets/demo/organizations/Inti.svg', '/api/pictures/1'])('may be %s', (text) =>
    expect(picture.safeParse(text).success).toBe(true),
  );
  test.each([
    'https://imagenes.example/logo.png',
    '//imagenes.example/logo.png',
    '/\\imagenes.example/logo.png',
    '/\t/imagenes.example/logo.png',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    'logo.png',
  ])('is never %j', (text) => expect(picture.safeParse(text).success).toBe(false));
});

test('a picture of another site that an event holds is none, and all else of the event is as it was', () => {
  const told = {
    name: 'Uno',
    image: 'https://imagenes.example/a.png',
    file: 'https://insurer.example/a.pdf',
  };
  const own = { title: 'Dos', icon: '/assets/demo/icons/casa.svg' };
  expect(withOwnPictures({ ...told, entries: [own, { icon: 'http://x.example/b.png' }], seo: null })).toEqual(
    {
      ...told,
      image: null,
      entries: [own, { icon: null }],
      seo: null,
    },
  );
});
