/**
 * Checks of what the platform answers. By hand: the validation library weighs as much as half of the router, and only
 * the pages with a form need it.
 */

export type Check<Value> = (value: unknown) => value is Value;
export type Checked<AnyCheck> = AnyCheck extends Check<infer Value> ? Value : never;

export const text: Check<string> = (value) => typeof value === 'string';
export const flag: Check<boolean> = (value) => typeof value === 'boolean';
export const nothing: Check<null> = (value) => value === null;
export const amount: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
/** A path of this site, so that nothing that was stored leads a visitor elsewhere; browsers leave out tabs and line ends. */
export const sitePath: Check<string> = (value): value is string =>
  text(value) && /^\/[^/\\\p{Cc}]\P{Cc}*$/u.test(value);

export const listOf =
  <Value>(check: Check<Value>): Check<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(check);

export const recordOf =
  <Value>(check: Check<Value>): Check<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' && value !== null && Object.values(value).every(check);

/** A field that may be missing, or null. */
export const maybe =
  <Value>(check: Check<Value>): Check<Value | null | undefined> =>
  (value): value is Value | null | undefined =>
    value === undefined || value === null || check(value);

/** One or the other. */
export const either =
  <One, Other>(one: Check<One>, other: Check<Other>): Check<One | Other> =>
  (value): value is One | Other =>
    one(value) || other(value);

type Checks = Readonly<Record<string, Check<unknown>>>;
/** An object with these fields, and perhaps others. */
export const shape =
  <Fields extends Checks>(
    fields: Fields,
  ): Check<{ readonly [Name in keyof Fields]: Checked<Fields[Name]> }> =>
  (value): value is { readonly [Name in keyof Fields]: Checked<Fields[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
