/** Every way in which an operation is attacked: what is sent, and what must come back. */
import { type Call } from '../api/call.ts';
import { type Operation } from './operations.ts';
import { placesIn, sampleOf, unknownId, withText } from './sample.ts';
import {
  hostileHeaders,
  hostileIds,
  hostileJson,
  hostileQueries,
  malformedBodies,
  oversizedBody,
} from './texts.ts';

export type Attack = {
  readonly name: string;
  readonly call: Call;
  /** The only statuses that will do; without them any 4xx and whatever the document promises. */
  readonly only?: readonly number[];
};

export type Target = {
  /** Of somebody who may do everything. */
  readonly token: string;
  readonly badAuthorizations: Readonly<Record<string, string | undefined>>;
  /** Of somebody who may see no lead. */
  readonly tokenWithoutRights: string;
  /** Of a record that is there: what is asked for it goes as far as the record itself. */
  readonly existingId: string;
};

/** A version that no record has: a command that would be right is refused by it. */
const impossibleVersion = '"99999999"';

const withId = (path: string, id: string): string => path.replace(/\{[^}]+\}/g, id);

/** Addresses of what is not named by a uuid say in the document what a name looks like. */
const withExamples = ({ path, parameters }: Operation): string =>
  parameters.reduce((filled, { name, schema, example }) => {
    const [first] = Array.isArray(schema['examples']) ? (schema['examples'] as unknown[]) : [example];
    return typeof first === 'string' ? filled.replace(`{${name}}`, encodeURIComponent(first)) : filled;
  }, path);

/** The operation as it is meant to be called, but for a record at a version that it is not at. */
const meant = (operation: Operation, target: Target, id = target.existingId): Call => ({
  method: operation.method,
  path: withId(id === target.existingId ? withExamples(operation) : operation.path, id),
  headers: {
    ...(operation.secured && { authorization: `Bearer ${target.token}` }),
    ...(operation.method !== 'GET' && {
      'idempotency-key': crypto.randomUUID(),
      'if-match': impossibleVersion,
    }),
  },
  ...(operation.body && { body: sampleOf(operation.body) }),
});

const withHeaders = (call: Call, headers: Call['headers']): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
});

/**
 * A part of the values, another one at the next turn. A product has hundreds of operations, and their tokens, bodies, places and
 * headers are read by the same code: from one place to the next and from one operation to the next, every value has its turn.
 */
const share = <Value>(
  values: Readonly<Record<string, Value>>,
  turn: number,
  shares: number,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter((_, number) => number % shares === turn % shares));

const map = <Value>(
  values: Readonly<Record<string, Value>>,
  attack: (value: Value, name: string) => Attack,
): Attack[] => Object.entries(values).map(([name, value]) => attack(value, name));

/** All attacks on an operation. @param turn its number among the operations */
export const attacksOn = (operation: Operation, target: Target, turn: number): Attack[] => {
  const call = meant(operation, target);
  const named = (name: string, attacked: Call, only?: readonly number[]): Attack => ({
    name: `${operation.name} with ${name}`,
    call: attacked,
    ...(only && { only }),
  });
  return [
    named('a body that means nothing', call),
    ...(operation.secured ? onAccess(operation, target, call, named, turn) : []),
    ...(operation.body ? onBody(call, named, turn) : []),
    ...(operation.path.includes('{') ? onIds(operation, target, named, turn) : []),
    ...onQuery(operation, call, named, turn),
    ...map(share(hostileHeaders, turn, 6), (headers, name) => named(name, withHeaders(call, headers))),
  ];
};

type Named = (name: string, call: Call, only?: readonly number[]) => Attack;

/** No operation is left out of this one: whether it is guarded at all is its own. */
const unasked: Readonly<Record<string, string | undefined>> = { 'no token': undefined };

const onAccess = (operation: Operation, target: Target, call: Call, named: Named, turn: number): Attack[] => [
  ...map({ ...share(target.badAuthorizations, turn, 4), ...unasked }, (authorization, name) => {
    const { authorization: _, ...others } = call.headers ?? {};
    return named(name, { ...call, headers: { ...others, ...(authorization && { authorization }) } }, [401]);
  }),
  named(
    'the token of somebody without rights',
    withHeaders(call, { authorization: `Bearer ${target.tokenWithoutRights}` }),
    operation.path.includes('lead') ? [403, 404] : undefined,
  ),
];

const tooLarge: Readonly<Record<string, NonNullable<Call['headers']>>> = {
  'a body that is too large': {},
  'a body that is too large and does not say so': {
    'content-length': undefined,
    'transfer-encoding': 'chunked',
  },
};

const onBody = (call: Call, named: Named, turn: number): Attack[] => [
  ...map(share(malformedBodies, turn, 4), (body, name) => named(name, { ...call, body }, [400, 415, 422])),
  named('no body', { ...call, body: '' }),
  ...map(share(tooLarge, turn, 2), (headers, name) =>
    named(name, withHeaders({ ...call, body: oversizedBody }, headers), [413]),
  ),
  ...placesIn(call.body).flatMap((place, at) =>
    // The whole of it meets more of the values than a place within does.
    map(share(hostileJson, at + turn, at === 0 ? 3 : 12), (text, name) =>
      named(`${name} at /${place.join('/')}`, { ...call, body: withText(call.body, place, text) }),
    ),
  ),
  named('a field that nobody knows', { ...call, body: { ...(call.body as object), noExiste: 1 } }),
];

const onIds = (operation: Operation, target: Target, named: Named, turn: number): Attack[] => [
  named('an unknown id', meant(operation, target, unknownId)),
  ...map(share(hostileIds, turn, 2), (id, name) => named(`${name} as its id`, meant(operation, target, id))),
];

const onQuery = (operation: Operation, call: Call, named: Named, turn: number): Attack[] => {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return ['noExiste', ...names].flatMap((parameter, at) =>
    map(share(hostileQueries, at + turn, 6), (value, name) =>
      named(`${name} as ${parameter}`, { ...call, path: `${call.path}?${parameter}=${value}` }),
    ).concat(
      named(`${parameter} twice`, { ...call, path: `${call.path}?${parameter}=1&${parameter}=2` }),
      named(`${parameter} as a list`, { ...call, path: `${call.path}?${parameter}[]=1&${parameter}[a]=2` }),
    ),
  );
};

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Methods that no document promises for a path. */
export const unknownMethods = (operations: readonly Operation[], target: Target): Attack[] =>
  [...new Set(operations.map(({ path }) => path))].flatMap((path) => {
    const known = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    return everyMethod
      .filter((method) => !known.includes(method))
      .map((method) => ({
        name: `${method} ${path}, which is not promised`,
        call: {
          method,
          path: withId(path, target.existingId),
          headers: { authorization: `Bearer ${target.token}` },
        },
        only: [404, 405],
      }));
  });
