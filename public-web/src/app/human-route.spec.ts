import { expect, test } from 'vitest';
import { type AppContext } from '../routing/app-context.ts';
import { humanRoute } from './human-route.ts';

const sentBackTo = async (volver: string): Promise<string | null> => {
  const context = { platform: { confirmHuman: async () => undefined } } as unknown as AppContext;
  const body = new URLSearchParams({ volver });
  const request = new Request('https://pe.example/Soy-Humano', { method: 'POST', body });
  const { action } = humanRoute(context);
  const answer: unknown =
    typeof action === 'function' && (await action({ request } as Parameters<typeof action>[0]));
  return (answer as Response).headers.get('location');
};

test.each([
  ['/Comparar/EPS?page=2', '/Comparar/EPS?page=2'],
  ['/?code=x', '/?code=x'],
  ['/Cónyuge/日本?q=ñ', '/C%C3%B3nyuge/%E6%97%A5%E6%9C%AC?q=%C3%B1'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
])('who says to be human goes back to %s', async (volver, path) =>
  expect(await sentBackTo(volver)).toBe(path),
);

test.each([
  ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/.//evil.example', '/a/..//evil.example'],
  ...['https://evil.example', 'javascript:alert(1)', 'evil', '', '/x\r\nset-cookie: a=1'],
])('and nowhere else: %j', async (volver) => expect(await sentBackTo(volver)).toBe('/'));
