/** The site reads whatever the platform's documentation says that it may answer: no page is lost to a null in a rare field. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkAnswer } from '../../../public-web/src/api/answers.ts';
import { type Platform, platformAt } from '../../../public-web/src/api/platform.ts';
import { emptySearch } from '../../../public-web/src/domain/search-address.ts';
import { createReadWorld, type ReadWorld } from './read-world.ts';
import { type JsonSchema, valueBy } from './value-by-schema.ts';

type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly content?: { 'application/json'?: { schema: JsonSchema } } }>
  >;
};
type Documentation = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

let world: ReadWorld;
let documentation: Documentation;

beforeAll(async () => {
  world = await createReadWorld({});
  documentation = (await world.get('/api/docs/read.json')).body as Documentation;
});
afterAll(() => world.end());
afterEach(() => void vi.unstubAllGlobals());

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** An answer with status 200 as its documentation allows it. @throws Error for a call that nothing documents */
const answerTo = (method: string, path: string): fc.Arbitrary<unknown> => {
  const { paths, components } = documentation;
  const exact = paths[path] ?? Object.entries(paths).find(([name]) => patternOf(name).test(path))?.[1];
  const schema = exact?.[method]?.responses['200']?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} is not documented`);
  return valueBy(schema, components.schemas);
};

const code = 'PE-EPS-1';

const calls: readonly (readonly [string, (platform: Platform) => Promise<object>])[] = [
  ['products', (platform) => platform.products(15, 1)],
  ['product', (platform) => platform.cachedProduct(code)],
  ['lines', (platform) => platform.lines()],
  ['menu', (platform) => platform.menu()],
  ['contacts', (platform) => platform.contacts()],
  ['landings', (platform) => platform.landings()],
  ['organization', (platform) => platform.organization('Pacifico')],
  ['organizations', (platform) => platform.organizations('EPS')],
  ['information', (platform) => platform.information('Deducible')],
  ['form', (platform) => platform.profileForm('EPS')],
  ['card extra', (platform) => platform.cardExtra(7, true, ['1'])],
  ['clinics of a plan', (platform) => platform.clinicsOf(7)],
  ['offering', (platform) => platform.sellingOrganizations()],
  ['clinics', (platform) => platform.clinicNames()],
  ['map', (platform) => platform.map('PE')],
  ['price', (platform) => platform.planPrice(7, undefined)],
  ['price history', (platform) => platform.priceHistory(7)],
  ['side by side', (platform) => platform.sideBySide([code], undefined)],
  ['compare', (platform) => platform.compare('EPS', emptySearch, 20, undefined)],
  ...(
    [
      'descriptions',
      'extraBenefits',
      'conditions',
      'exclusions',
      'faq',
      'features',
      'coverageOrganizations',
      'topAmountsAndDeductibles',
      'resume',
      'documents',
      'payment',
      'offers',
    ] as const
  ).map((part) => [`part ${part}`, (platform: Platform) => platform.planPart(part, 7)] as const),
];

test.each(calls)('%s', async (_, ask) => {
  const answers = new Map<string, fc.Arbitrary<unknown>>();
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      const told: unknown[] = [];
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        const { pathname } = new URL(url, 'http://platform');
        const method = (init?.method ?? 'GET').toLowerCase();
        const name = `${method} ${pathname}`;
        if (!answers.has(name)) answers.set(name, answerTo(method, pathname));
        const body = generate(() => answers.get(name)!);
        told.push(name, body);
        return Response.json(body);
      });
      const found = await ask(
        platformAt('http://platform', { country: 'PE', version: '1' }, { check: checkAnswer }),
      );
      // A 200 is never taken for an outage; a product without a price is missing on the site.
      expect(found, JSON.stringify(told)).not.toEqual({ kind: 'unavailable' });
    }),
    { numRuns: 40 },
  );
});
