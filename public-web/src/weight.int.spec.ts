/** What a visitor's browser has to load before the site is alive, compressed as the site serves it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Manifest = Record<string, { readonly file: string; readonly imports?: readonly string[] }>;

const root = fileURLToPath(new URL('..', import.meta.url));
const kilobyte = 1_024;
let folder: string;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-web-weight-'));
  // Otherwise the test's own environment gets into what is built.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  vi.unstubAllEnvs();
  manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
});
afterAll(() => rm(folder, { recursive: true }));

/** The chunks of these entries and everything that they import at once. */
const chunksOf = (names: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    chunksOf(manifest[name]!.imports ?? [], seen);
  }
  return seen;
};

const weightOf = async (...entries: string[]): Promise<number> => {
  const files = [...chunksOf(entries)].map((name) => join(folder, manifest[name]!.file));
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return texts.reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0);
};

const entry = 'src/entry-client.tsx';
const planTabs = ['summary', 'coverages', 'price', 'clinics', 'conditions', 'questions'];

test('the first page weighs at most 120 kB of script', async () =>
  expect(await weightOf(entry)).toBeLessThanOrEqual(120_000));

test.each([
  'src/features/results/results-route.ts',
  'src/features/side-by-side/side-by-side-route.ts',
  'src/features/landing/landing-routes.ts',
  'src/features/content/content-routes.ts',
  'src/features/request/contact-route.ts',
  'src/features/request/plan-request-route.ts',
  'src/profile/form/ProfileDialog.tsx',
  'src/features/product/PlanModal.tsx',
])('a further page or dialog (%s) weighs at most 30 kB more', async (route) =>
  expect((await weightOf(entry, route)) - (await weightOf(entry))).toBeLessThanOrEqual(30_720),
);

/** Modules that a plan's page loads together, around its tab. */
const planPage = [
  'src/app/product-layout-route.ts',
  'src/features/product/plan-page-route.ts',
  'src/features/product/tab-route.tsx',
];
test.each([...planTabs, 'document'])(
  'a plan’s page with its tab (%s) weighs at most 30 kB more',
  async (tab) => {
    const page = await weightOf(entry, ...planPage, `src/features/product/tabs/${tab}.tsx`);
    expect(page - (await weightOf(entry))).toBeLessThanOrEqual(30_720);
  },
);

test('pdf.js is loaded by whoever reads a document, and by nobody else', async () => {
  const [pdf] = Object.keys(manifest).filter((name) => name.endsWith('pdfjs-dist/build/pdf.mjs'));
  expect(await weightOf(pdf!)).toBeLessThanOrEqual(120_000);
  const others = planTabs.map((name) => `src/features/product/tabs/${name}.tsx`);
  for (const loaded of [entry, 'src/features/product/tabs/document.tsx', ...others])
    expect([...chunksOf([loaded])]).not.toContain(pdf);
});

test('all styles together weigh at most 12 KB', async () =>
  expect(await weightOf('style.css')).toBeLessThanOrEqual(12 * kilobyte));
