/** What somebody else changed while one was deciding, and what of it one was changing too. */
import { type Values } from './form.ts';

export type Difference = {
  readonly field: string;
  /** As it was when one began, in words; nothing where there was nothing. */
  readonly before?: string;
  readonly theirs?: string;
  /** What one has chosen or typed instead, where it differs. */
  readonly mine?: string;
};

/** How the changes of a resource's record are written. */
export type ChangeFormat<Row> = {
  /** Labels of its fields; those of the resource's words if left out. */
  readonly labels?: Readonly<Record<string, string>>;
  /** In the order in which they matter to who decides. */
  readonly fields: readonly (keyof Row & string)[];
  /** A field's value in words; nothing where there is nothing. */
  readonly valueOf: (field: string, value: unknown, record: Row) => string | undefined;
  /** Sentences about what was added to the record, such as a note. */
  readonly additions?: (older: Row, newer: Row) => readonly string[];
  /** The word for a field without a value, where it is another than for all. */
  readonly nothing?: Readonly<Record<string, string>>;
};

/**
 * @param mine what the form would make of the record's fields as it is filled in now; what it leaves alone is not in it
 * @returns a difference for each field that reads otherwise than when one began
 */
export const differencesBy =
  <Row>({ fields, valueOf }: Pick<ChangeFormat<Row>, 'fields' | 'valueOf'>) =>
  (older: Row, newer: Row, mine: Values = {}): readonly Difference[] =>
    fields
      // The row of a list has not every field: then nobody can say what of it is new.
      .filter((field) => older[field] !== undefined)
      .map((field) => {
        const told = (value: unknown) => valueOf(field, value, newer);
        const [before, theirs, wanted] = [told(older[field]), told(newer[field]), told(mine[field])];
        return { field, before, theirs, ...(field in mine && wanted !== theirs && { mine: wanted }) };
      })
      // Two answers may hold the same value in different forms.
      .filter(({ before, theirs }) => before !== theirs);
