/** Every call of the site knows its parameters: what it does not know, or can't take, is refused by name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: {
    readonly type?: string;
    readonly format?: string;
    readonly enum?: readonly (string | number)[];
    readonly pattern?: string;
  };
};
type Operation = { readonly tags?: readonly string[]; readonly parameters?: readonly Parameter[] };
type Document = { readonly paths: Readonly<Record<string, { readonly get?: Operation }>> };
type Call = { readonly path: string; readonly parameters: readonly Parameter[] };

let world: ReadWorld;
let calls: readonly Call[];
beforeAll(async () => {
  world = await createReadWorld();
  const { paths } = (await world.app.inject('/api/docs/read.json')).json<Document>();
  calls = Object.entries(paths).flatMap(([path, { get }]) =>
    path.startsWith('/api/') && get?.tags?.includes('Sitio público')
      ? [{ path, parameters: get.parameters ?? [] }]
      : [],
  );
});
afterAll(() => world.end());

/** A valid sample: numbers, codes and names may all be `1`. */
const sampleOf = ({ schema }: Parameter): string =>
  schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : String(schema.enum?.[0] ?? 1);
/** A value that the field's schema refuses; undefined for one that takes any text. */
const wrongFor = ({ schema }: Parameter): string | undefined =>
  schema.enum || schema.format || schema.pattern || ['integer', 'number'].includes(schema.type ?? '')
    ? '¡nada!'
    : undefined;

/** The address of a call with all that it must have, and one parameter as given. */
const addressOf = ({ path, parameters }: Call, given: Readonly<Record<string, string>> = {}): string => {
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams({
    ...Object.fromEntries(needed.map((one) => [one.name, sampleOf(one)])),
    ...given,
  });
  const filled = parameters.reduce(
    (address, one) =>
      address.replace(`{${one.name}}`, () => encodeURIComponent(given[one.name] ?? sampleOf(one))),
    path,
  );
  for (const { name } of parameters.filter((one) => one.in === 'path')) query.delete(name);
  return `${filled}?${query.toString()}`;
};

/** @returns what was not refused with 400 and the field's name */
const taken = async (url: string, field: string, headers = {}): Promise<readonly string[]> => {
  const answer = await world.app.inject({ url, headers: { 'x-country': 'CL', ...headers } });
  const isNamed = answer.statusCode === 400 && field in (answer.json<{ errors?: object }>().errors ?? {});
  return isNamed ? [] : [`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`];
};
const allTaken = async (
  asked: (
    call: Call,
  ) => readonly { readonly url: string; readonly field: string; readonly headers?: object }[],
): Promise<readonly string[]> => {
  const found = await Promise.all(
    calls.flatMap(asked).map(({ url, field, headers }) => taken(url, field, headers)),
  );
  expect(found.length).toBeGreaterThan(10);
  return found.flat();
};

test('there are calls to ask', () => expect(calls.length).toBeGreaterThan(60));

test('a parameter that no call knows is refused', async () =>
  expect(await allTaken((call) => [{ url: addressOf(call, { nada: '1' }), field: 'nada' }])).toEqual([]));

test('a parameter that is not what it must be is refused, in an address as in a query', async () =>
  expect(
    await allTaken((call) =>
      call.parameters.flatMap((parameter) => {
        const wrong = parameter.in === 'header' ? undefined : wrongFor(parameter);
        const { name } = parameter;
        return wrong === undefined ? [] : [{ url: addressOf(call, { [name]: wrong }), field: name }];
      }),
    ),
  ).toEqual([]));

/** Of Chile whoever asks, or of all countries at once. */
const ofNoCountry = /^\/api\/(isapres\/|infoplanes\/factores|route-translator|geomap)/;

test('a country that is none is refused', async () =>
  expect(
    await allTaken((call) =>
      call.parameters.some(({ name }) => name.toLowerCase() === 'x-country') && !ofNoCountry.test(call.path)
        ? [{ url: addressOf(call), field: 'X-Country', headers: { 'x-country': 'AR' } }]
        : [],
    ),
  ).toEqual([]));
