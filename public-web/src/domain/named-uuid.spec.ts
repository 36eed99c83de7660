import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { afterEach, expect, test, vi } from 'vitest';
import { namedUuid } from './named-uuid.ts';

const space = '6f1a22b0-7f5c-4d7e-9a53-0d6b1c2d3e4f';
afterEach(() => void vi.unstubAllGlobals());

test.each(['', 'Rosa', '["/api/contactos",{"nombre":"Ñandú"}]'])(
  'a name (%s) has the uuid that the platform gives it',
  async (name) => expect(await namedUuid(space, name)).toBe(uuidV5(space, name)),
);

test('a page without encryption names none', async () => {
  vi.stubGlobal('crypto', {});
  expect(await namedUuid(space, 'Rosa')).toBeUndefined();
});
