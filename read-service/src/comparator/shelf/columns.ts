/** Numbers by slot, side by side in memory: what is looked at of a hundred thousand products in a row. */

/** @param empty what stands where nothing was written yet */
export const columnOf = (room: number, empty: number): Float64Array => new Float64Array(room).fill(empty);

/** The same column with room for more. */
export const widenedColumn = (column: Float64Array, room: number, empty: number): Float64Array => {
  if (column.length >= room) return column;
  const wider = columnOf(room, empty);
  wider.set(column);
  return wider;
};

export type Columns = {
  /** The column of a key, as wide as the room; a new one is empty. */
  readonly of: (key: string, room: number) => Float64Array;
  readonly forget: (slot: number) => void;
};

/**
 * Some columns by key. The one that was longest without being asked for gives its place, and its memory, to the next:
 * a megabyte that is thrown away for every visitor would be what the collector is busy with.
 * @param most how many are kept, by how wide they are
 */
export const keptColumns = (empty: number, most: (room: number) => number): Columns => {
  const columns = new Map<string, Float64Array>();

  const made = (room: number): Float64Array => {
    if (columns.size < most(room)) return columnOf(room, empty);
    const [oldest, column] = columns.entries().next().value!;
    columns.delete(oldest);
    return column.length < room ? columnOf(room, empty) : column.fill(empty);
  };

  return {
    of(key, room) {
      const known = columns.get(key);
      const column = known ? widenedColumn(known, room, empty) : made(room);
      columns.delete(key);
      columns.set(key, column);
      // More room for each is room for fewer of them.
      while (columns.size > most(room)) columns.delete(columns.keys().next().value!);
      return column;
    },
    forget(slot) {
      for (const column of columns.values()) if (slot < column.length) column[slot] = empty;
    },
  };
};
