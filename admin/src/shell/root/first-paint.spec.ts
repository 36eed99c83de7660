import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createConsoleStore } from './console-store.ts';
import { darkTheme, lightTheme } from './theme.ts';

const fileOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Runs the script of the page in a browser that keeps what is given and whose system is dark or light. */
function firstPaint(stored: Map<string, string> | undefined, isSystemDark: boolean) {
  const dataset: Record<string, string> = {};
  runInNewContext(fileOf('public/theme.js'), {
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: isSystemDark }),
    localStorage: {
      getItem(key: string) {
        if (!stored) throw new Error('Access is denied.');
        return stored.get(key) ?? null;
      },
    },
  });
  return dataset['theme'];
}

const keptAfter = (choose: (store: ReturnType<typeof createConsoleStore>) => void) => {
  const stored = new Map<string, string>();
  const store = createConsoleStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  store.setup();
  choose(store);
  return stored;
};

describe('before the console is there, the page has', () => {
  test.each(['light', 'dark'] as const)('the chosen colours: %s', (theme) =>
    expect(
      firstPaint(
        keptAfter((store) => store.setItem('theme', theme)),
        theme === 'light',
      ),
    ).toBe(theme),
  );
  test.each([
    [true, 'dark'],
    [false, 'light'],
  ])('the system’s colours where none were chosen, or nothing is kept', (isSystemDark, theme) => {
    expect([firstPaint(new Map(), isSystemDark), firstPaint(undefined, isSystemDark)]).toEqual([
      theme,
      theme,
    ]);
  });
  test.each([
    ['light', lightTheme],
    ['dark', darkTheme],
  ])('the background that the %s console has', (name, theme) => {
    const rule = fileOf('index.html').split(`html[data-theme='${name}']`)[1]?.split('}')[0];
    expect(rule).toContain(`background: ${theme.palette?.background?.default};`);
    expect(rule).toContain(`color-scheme: ${name};`);
  });
  test('the letters that the console has, asked for before its scripts and kept a place for', () => {
    const html = fileOf('index.html');
    const file = /url\('(@fontsource[^']+)'\)/.exec(html)?.[1];
    const preloaded = /rel="preload"\s+as="font"[^>]*href="([^"]+)"/.exec(html);
    expect(preloaded?.[1]).toBe(`../node_modules/${file}`);
    expect(preloaded!.index).toBeLessThan(html.indexOf('<script'));
    const declared = [...html.matchAll(/font-family: '?([^';]+)'?;/g)].map(([, name]) => name);
    const { fontFamily } = lightTheme.typography as { fontFamily: string };
    expect(fontFamily.replaceAll('"', '').split(', ').slice(0, 2)).toEqual(declared);
  });
});
