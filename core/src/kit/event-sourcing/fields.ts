/** The fields of what is said of a record: which are given, and which say something new. */

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsWhere = <Fields extends object>(
  fields: Fields,
  holds: (name: string, value: unknown) => boolean,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined && holds(name, value)),
  ) as Partial<Fields>;

/** Without the fields that are undefined. */
export const definedFields = <Fields extends object>(fields: Fields): Partial<Fields> =>
  fieldsWhere(fields, () => true);

/** The given fields whose values are not those that stand; values are compared as JSON. */
export const changedFields = <Fields extends object>(
  given: Fields,
  stands: Readonly<Record<string, unknown>>,
): Partial<Fields> => fieldsWhere(given, (name, value) => !same(value, stands[name]));
