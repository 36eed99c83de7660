/**
 * Reads what the platform answers: a reader takes a value as it should be, with the fields that this site knows and no
 * others, so that a page hands over to the browser only what it shows. By hand: the validation library weighs as much as
 * half of the router, and only the pages with a form need it.
 */

/** An answer of the platform that this site cannot show. */
export class InvalidResponse extends Error {}

/** @throws InvalidResponse where the value is another one */
export type Reader<Value> = (value: unknown) => Value;
export type ValueOf<AnyReader> = AnyReader extends Reader<infer Value> ? Value : never;

const reject = (): never => {
  throw new InvalidResponse('The platform answered something else.');
};
export const fromGuard =
  <Value>(isIt: (value: unknown) => value is Value): Reader<Value> =>
  (value) =>
    isIt(value) ? value : reject();

const isText = (value: unknown): value is string => typeof value === 'string';
const isFinite = (value: unknown): value is number => Number.isFinite(value);

export const text = fromGuard(isText);
export const flag = fromGuard((value): value is boolean => typeof value === 'boolean');
export const number = fromGuard(isFinite);
export const amount = fromGuard((value): value is number => isFinite(value) && value >= 0);
/** A path of this site, so that nothing that was stored leads a visitor elsewhere; browsers leave out tabs and line ends. */
export const isSitePath = (value: unknown): value is string =>
  isText(value) && /^\/[^/\\\p{Cc}]\P{Cc}*$/u.test(value);
export const sitePath = fromGuard(isSitePath);

export const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read) : reject();

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : reject();

export const recordOf =
  <Value>(read: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (value) =>
    Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, read(one)]));

/** A field that may be missing, or null; it is left out then. */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined || value === null ? undefined : read(value);

/** A field that is there, and may be null. */
export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] };
type OptionalNames<Shape extends Readers> = {
  [Name in keyof Shape]: undefined extends ValueOf<Shape[Name]> ? Name : never;
}[keyof Shape];
export type ObjectOf<Shape extends Readers> = Flat<
  { readonly [Name in Exclude<keyof Shape, OptionalNames<Shape>>]: ValueOf<Shape[Name]> } & {
    readonly [Name in OptionalNames<Shape>]?: ValueOf<Shape[Name]>;
  }
>;
/** An object with these fields, and perhaps others, which are left out. */
export const objectOf = <Shape extends Readers>(readers: Shape): Reader<ObjectOf<Shape>> => {
  const entries = Object.entries(readers);
  return (value) => {
    const fields = fieldsOf(value);
    const read: Record<string, unknown> = {};
    for (const [name, reader] of entries) {
      const one = reader(fields[name]);
      if (one !== undefined) read[name] = one;
    }
    return read as ObjectOf<Shape>;
  };
};

/** Reads a value, and turns it into the form that a page shows. */
export const mapped =
  <Value, Shown>(read: Reader<Value>, show: (value: Value) => Shown): Reader<Shown> =>
  (value) =>
    show(read(value));

/** The `data` of an answer. */
export const dataOf =
  <Value>(read: Reader<Value>): Reader<Value> =>
  (value) =>
    read(fieldsOf(value)['data']);

/** Taken as it comes: whoever uses it checks it. */
export const unchecked: Reader<unknown> = (value) => value;

export const unit = objectOf({ code: text });
export const money = objectOf({ amount, unit });
/** The least and the most of an amount, where they are told. */
export const amountRange = objectOf({ minAmount: optional(number), maxAmount: optional(number), unit });
