/** A small language for rules of forms, as data: what a browser and the server read the same way, and neither runs as code. */

export type Scalar = string | number | boolean | null;

/**
 * A value made of a form's model. `field` is a path from the top, `item` one inside the entry of the list at hand. What is
 * not there, or is a list or an object, is `null`; so is every comparison's side that is no number.
 */
export type Expression =
  | Scalar
  | { readonly field: string }
  | { readonly item: string }
  | { readonly op: 'not' | 'isEmpty' | 'wholeNumber'; readonly of: Expression }
  | { readonly op: 'all' | 'any' | 'sum'; readonly of: readonly Expression[] }
  | { readonly op: 'is' | 'atLeast' | 'atMost'; readonly of: readonly [Expression, Expression] }
  | { readonly op: 'oneOf'; readonly of: Expression; readonly values: readonly Scalar[] }
  | { readonly op: 'count'; readonly list: string; readonly where?: Expression };

/** The value at a path of a model; own fields only, so that no name finds what every object has. */
export const valueAt = (model: unknown, path: string): unknown => {
  if (path === '') return model;
  let value = model;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
};

export const listAt = (model: unknown, path: string): readonly unknown[] => {
  const list = valueAt(model, path);
  return Array.isArray(list) ? list : [];
};

const scalarOf = (value: unknown): Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** Whether somebody has filled in nothing. */
export const isBlank = (value: Scalar): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const numberOf = (value: Scalar): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN;
};

/** Ages and counts as they are typed: dots that part thousands are left out, what stands after a comma does not count. */
const wholeNumberOf = (value: Scalar): number | null => {
  const text = String(value ?? '').trim();
  const whole = /^-?\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text;
  const [, digits] = /^(-?\d{1,12})(?:[.,]\d*)?$/.exec(whole) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Browsers keep flags and numbers as text. */
const isSame = (one: Scalar, other: Scalar): boolean =>
  one === other || (one !== null && other !== null && String(one).trim() === String(other).trim());

/** Deeper than any form's rule; what is beyond is nothing. */
const mostDepth = 20;

/** The value of an expression. It never throws, whatever the model is and whoever wrote the expression. */
export const evaluate = (expression: Expression, model: unknown, item?: unknown, depth = 0): Scalar => {
  if (typeof expression !== 'object' || expression === null) return scalarOf(expression);
  if (depth > mostDepth) return null;
  const value = (inner: Expression): Scalar => evaluate(inner, model, item, depth + 1);
  const holds = (inner: Expression): boolean => value(inner) === true;
  if ('field' in expression) return scalarOf(valueAt(model, expression.field));
  if ('item' in expression) return scalarOf(valueAt(item, expression.item));
  switch (expression.op) {
    case 'not':
      return !holds(expression.of);
    case 'isEmpty':
      return isBlank(value(expression.of));
    case 'wholeNumber':
      return wholeNumberOf(value(expression.of));
    case 'all':
      return expression.of.every(holds);
    case 'any':
      return expression.of.some(holds);
    case 'sum':
      return expression.of.reduce((sum: number, one) => sum + (numberOf(value(one)) || 0), 0);
    case 'is':
      return isSame(value(expression.of[0]), value(expression.of[1]));
    case 'atLeast':
      return numberOf(value(expression.of[0])) >= numberOf(value(expression.of[1]));
    case 'atMost':
      return numberOf(value(expression.of[0])) <= numberOf(value(expression.of[1]));
    case 'oneOf': {
      const one = value(expression.of);
      return expression.values.some((other) => isSame(one, other));
    }
    case 'count': {
      const { list, where = true } = expression;
      return listAt(model, list).filter((entry) => evaluate(where, model, entry, depth + 1) === true).length;
    }
    default:
      return null;
  }
};
