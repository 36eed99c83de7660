/** Conditions of a query and their values, numbered as they come. */

export type Where = {
  /** Adds a condition; `$` in it stands for the value, if it has one. */
  add(condition: string, value?: unknown): Where;
  /** Adds a condition for a filter that was given. */
  addGiven(condition: string, value: unknown): Where;
  /**
   * Adds that a column has one of some values, when they were given. A single value is compared as such: Postgres then
   * knows that all rows have the same, and reads them from an index in the order of what follows.
   */
  addAny(column: string, values: readonly unknown[] | undefined): Where;
  /** The number of one more value, as `$n`. */
  value(value: unknown): string;
  readonly text: string;
  readonly values: readonly unknown[];
};

/** @param after how many values the query has before these */
export const where = (after = 0): Where => {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const self: Where = {
    value(value) {
      values.push(value);
      return `$${after + values.length}`;
    },
    add(condition, ...value) {
      const number = value.length === 0 ? undefined : self.value(value[0]);
      conditions.push(number === undefined ? condition : condition.replaceAll('$', () => number));
      return self;
    },
    addGiven: (condition, value) => (value === undefined ? self : self.add(condition, value)),
    addAny(column, given) {
      if (given === undefined) return self;
      return given.length === 1 ? self.add(`${column} = $`, given[0]) : self.add(`${column} = any($)`, given);
    },
    get text() {
      return conditions.length === 0 ? 'true' : conditions.join(' and ');
    },
    values,
  };
  return self;
};
