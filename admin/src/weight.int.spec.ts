/** The weight of the console’s first load, and of each page beyond it, compressed as it is served. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let built: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
let chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
/** The console's frame, for whoever is logged in. */
let first: ReadonlySet<string>;

beforeAll(async () => {
  // Otherwise the test's own environment gets into what is built.
  vi.stubEnv('NODE_ENV', 'production');
  const options = {
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  } as const;
  built = ((await build(options)) as Rolldown.RolldownOutput).output;
  vi.unstubAllEnvs();
  chunks = new Map(built.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  first = loadedFor('shell/root/start-console.tsx');
});

/** A chunk and everything that it imports at once. */
const chunksOf = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (!seen.has(name)) {
    seen.add(name);
    for (const imported of chunks.get(name)!.imports) chunksOf(imported, seen);
  }
  return seen;
};

/** Names of the chunks that the page begins with, and of those that modules bring when they are opened. */
const loadedFor = (...paths: readonly string[]): ReadonlySet<string> => {
  const all = [...chunks.values()];
  const begin = all.find(({ name, isEntry }) => isEntry && name === 'index')!;
  const opened = paths.map((path) => all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))!);
  return new Set([begin, ...opened].flatMap(({ fileName }) => [...chunksOf(fileName)]));
};

const sizeOf = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const weightOf = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + sizeOf(chunks.get(name)!.code), 0);

/** The page itself, its styles and letters. */
const weightBeside = (): number => {
  const assets = built.filter((part) => part.type === 'asset');
  const beside = assets.filter(({ fileName }) => /^index\.html$|login-.*\.css$|\.woff2$/.test(fileName));
  expect(beside).toHaveLength(3);
  return beside.reduce((sum, { source }) => sum + sizeOf(source), 0);
};

const without = (names: Iterable<string>, loaded: ReadonlySet<string>): readonly string[] =>
  [...names].filter((name) => !loaded.has(name));

test('the start page weighs at most 300 kB with its panels, and its frame comes in at most eight scripts', () => {
  const panels = ['HomePanels', 'PausedExecutives', 'OwnAccount', 'CuttingDaysPanel'];
  const home = loadedFor('shell/root/start-console.tsx', ...panels.map((name) => `/home/${name}.tsx`));
  expect(weightOf(home) + weightBeside()).toBeLessThanOrEqual(300_000);
  expect(first.size).toBeLessThanOrEqual(8);
});

test('the login page weighs at most 100 kB', () =>
  expect(weightOf(loadedFor('shell/auth/start-login.tsx')) + weightBeside()).toBeLessThanOrEqual(100_000));

test('what comes later adds at most 60 kB each to what a list of requests and the page of one have loaded', () => {
  const loaded = loadedFor('start-console.tsx', 'list/LeadList.tsx', 'page/LeadShow.tsx');
  const later = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  expect(later.length).toBeGreaterThan(60);
  const added = later.map(
    ({ fileName }) => [fileName, weightOf(without(chunksOf(fileName), loaded))] as const,
  );
  expect(added.filter(([, weight]) => weight > 60_000)).toEqual([]);
  expect(weightOf(without(loaded, first))).toBeLessThanOrEqual(250_000);
});

test.each(['zod', 'luxon', 'react-hook-form', '@dnd-kit/core'])(
  '%s comes with the pages that need it',
  (library) => {
    const modules = [...chunks.values()].map(({ fileName, moduleIds }) => ({
      isFirst: first.has(fileName),
      isOfLibrary: moduleIds.some((id) => id.includes(`/node_modules/${library}/`)),
    }));
    const holding = modules.filter(({ isOfLibrary }) => isOfLibrary);
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.filter(({ isFirst }) => isFirst)).toEqual([]);
  },
);
