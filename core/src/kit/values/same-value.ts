/** Whether two values of the catalogue say the same: a field that is undefined or null is none, and order matters in lists only. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: Fields): readonly string[] =>
  Object.keys(value).filter((field) => value[field] !== undefined && value[field] !== null);

export const sameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one ?? undefined, other ?? undefined)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  if (!isFields(one) || !isFields(other)) return false;
  const fields = fieldsOf(one);
  return (
    fields.length === fieldsOf(other).length && fields.every((field) => sameValue(one[field], other[field]))
  );
};

/** Those of the given fields that say something else than what stands; a field that is not given stays, null empties it. */
export const changedFields = <Record extends object>(
  stands: Record,
  given: Partial<Record>,
): Partial<Record> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && !sameValue(value, stands[field as keyof Record]),
    ),
  ) as Partial<Record>;
