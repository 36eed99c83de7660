/** What the console loads before it is usable, and what each of its pages adds, compressed as it is served. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
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
  const { output } = (await build(options)) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  const built = output.filter((part) => part.type === 'chunk');
  chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  first = chunksOf(built.find(({ isEntry }) => isEntry)!.fileName);
});

/** A chunk and everything that it imports at once. */
const chunksOf = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (!seen.has(name)) {
    seen.add(name);
    for (const imported of chunks.get(name)!.imports) chunksOf(imported, seen);
  }
  return seen;
};

const weightOf = (names: Iterable<string>): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return [...names].reduce(
    (sum, name) => sum + brotliCompressSync(chunks.get(name)!.code, { params }).length,
    0,
  );
};

const without = (names: Iterable<string>, loaded: ReadonlySet<string>): readonly string[] =>
  [...names].filter((name) => !loaded.has(name));

test('the first load weighs at most 295 kB of script', () =>
  expect(weightOf(first)).toBeLessThanOrEqual(295_000));

test('what comes later adds at most 60 kB each to what a list of requests and the page of one have loaded', () => {
  const pageOf = (path: string) =>
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))!.fileName;
  const loaded = new Set([
    ...first,
    ...['list/LeadList.tsx', 'page/LeadShow.tsx'].flatMap((path) => [...chunksOf(pageOf(path))]),
  ]);
  const later = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  expect(later.length).toBeGreaterThan(60);
  const added = later.map(
    ({ fileName }) => [fileName, weightOf(without(chunksOf(fileName), loaded))] as const,
  );
  expect(added.filter(([, weight]) => weight > 60_000)).toEqual([]);
  expect(weightOf(without(loaded, first))).toBeLessThanOrEqual(240_000);
});

test.each(['zod', 'luxon', 'react-hook-form', '@hello-pangea/dnd'])(
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
