/** Forms of commands apart from their fields: their values at the start, and as a payload. */
import { isFilled } from './isFilled.ts';

export type Values = Readonly<Record<string, unknown>>;

export type CommandForm<Row> = {
  /** The fields that can say themselves what is wrong with them; none if left out. */
  readonly fields?: readonly string[];
  /** The payload, where it is not what its fields say. @param record nothing for one that is to be */
  readonly payloadOf?: (values: Values, record: Row | undefined) => object;
  /** Values of fields that say nothing, by name; others are left out. */
  readonly emptied?: Values;
  /** The id of one that is to be, where what was typed says it; the server may have to be asked. */
  readonly idOf?: (values: Values) => string | Promise<string>;
  /** Values at the start; none if left out. `record`: the record's own values of its fields. */
  readonly startsWith?: 'record' | ((record: Row) => Values);
  /** Whether its button names the command, which does more than save what is typed. */
  readonly isNamed?: boolean;
  /** Whether it takes something away: its buttons are red. */
  readonly takesAway?: boolean;
  /** The part of the record that it is about, such as one of its contacts: a draft about another part is not offered. */
  readonly about?: string;
  /** Whether it must be typed each time, such as a word that confirms: no draft is kept. */
  readonly isUnkept?: boolean;
  /** The record's fields as the form would leave them; those that it does not touch are left out. */
  readonly sets?: (values: Values, record: Row) => Values;
};

/** The named values, texts without blanks around them; what says nothing is left out. */
export const said = (values: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(
    names
      .map((name) => {
        const value = values[name];
        return [name, typeof value === 'string' ? value.trim() : value] as const;
      })
      .filter(([, value]) => isFilled(value)),
  );

export const payloadOf = <Row>(
  { fields = [], emptied, payloadOf: own }: CommandForm<Row>,
  values: Values,
  record: Row | undefined,
): object => own?.(values, record) ?? { ...emptied, ...said(values, ...fields) };

/** The named values of a record, from which a correction of it starts. */
export const ownValues = (names: readonly string[], record: object): Values =>
  Object.fromEntries(names.map((name) => [name, (record as Values)[name]]));

export const startOf = <Row>(
  { fields = [], startsWith }: CommandForm<Row>,
  record: Row,
): Values | undefined =>
  startsWith === 'record' ? ownValues(fields, record as object) : startsWith?.(record);
