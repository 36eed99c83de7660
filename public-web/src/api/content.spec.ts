import { expect, test } from 'vitest';
import { contentCalls } from './content.ts';

test('a menu without a drawing, or with a colour that is none, is a menu', async () => {
  const bare = { title: 'Salud', icon: null, color: 'red;', categories: [] };
  const { menu } = contentCalls(async () => ({ status: 200, body: { data: [bare] } }));
  expect(await menu()).toEqual({ kind: 'found', value: [{ title: 'Salud', categories: [] }] });
});
