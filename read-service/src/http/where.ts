/** Conditions of a query and their values, numbered as they come. */

export type Where = {
  /** Adds a condition; `$` in it stands for the value. */
  add(condition: string, value: unknown): Where;
  /** Adds a condition for a filter that was given. */
  addGiven(condition: string, value: unknown): Where;
  /** The number of one more value, as `$n`. */
  value(value: unknown): string;
  readonly text: string;
  readonly values: readonly unknown[];
};

export const where = (): Where => {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const self: Where = {
    value(value) {
      values.push(value);
      return `$${values.length}`;
    },
    add(condition, value) {
      const number = self.value(value);
      conditions.push(condition.replaceAll('$', () => number));
      return self;
    },
    addGiven: (condition, value) => (value === undefined ? self : self.add(condition, value)),
    get text() {
      return conditions.length === 0 ? 'true' : conditions.join(' and ');
    },
    values,
  };
  return self;
};
