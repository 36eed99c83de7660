/** What organizations, insurance types, clinics and terms have in common in the console. */
import { type allowedEntryCommands } from '@cotejo/core/catalogue';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Field } from '../schema/field.ts';
import { fieldOf, type Schema } from '../schema/fieldOf.ts';
import { blankOf, fromForm, toForm, type Values } from '../schema/values.ts';
import { valueText } from '../read/valueText.ts';
import { labelAt } from '../read/words.ts';
import { type CatalogueRecord } from '../shared/CatalogueDialog.tsx';

export type EntryRecord = CatalogueRecord & {
  readonly id: string;
  readonly displayName?: string | null;
  readonly name?: string | null;
  readonly country: CountryCode;
  readonly hidden: boolean;
  readonly allowedCommands: ReturnType<typeof allowedEntryCommands>;
};

export type EntryForm = {
  readonly fields: Extract<Field, { kind: 'record' }>['fields'];
  readonly startsWith: (record?: EntryRecord) => Values;
  readonly registers: (values: Values) => object;
  /** Under which number what is to be registered is; of what is not complete any, for the server says what it lacks. */
  readonly idOf: (registers: object) => string;
  readonly changes: (values: Values, opened: EntryRecord | undefined) => object;
  readonly changedSince: (opened: EntryRecord, newest: EntryRecord) => readonly string[];
};

/** The country that is chosen for an entry that is to be registered. */
const countryIn = (values: Values): CountryCode =>
  countryCodes.find((code) => code === values['country']) ?? 'INT';

/** A number that the server takes as one, for what is refused before anything is looked up under it. */
const anyNumber = '1';

/** The form of a kind of entry, made from what its events hold. An entry stays in its country. */
export const entryForm = <Details>(
  schema: Schema & { readonly safeParse: (given: object) => { readonly data?: Details | undefined } },
  numberOf: (details: Details) => number,
): EntryForm => {
  const field = fieldOf(schema);
  const fields = field.kind === 'record' ? field.fields.filter(({ name }) => name !== 'country') : [];
  const typed = (values: Values, country: CountryCode): Values =>
    Object.fromEntries(fields.map(({ name, field }) => [name, fromForm(field, values[name], country)]));
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
  return {
    fields,
    startsWith: (record) =>
      Object.fromEntries(
        fields.map(({ name, field }) => [
          name,
          record ? toForm(field, record[name], record.country) : blankOf(field),
        ]),
      ),
    registers: (values) => ({ country: values['country'], ...typed(values, countryIn(values)) }),
    idOf: (registers) => {
      const { data } = schema.safeParse(registers);
      return data === undefined ? anyNumber : String(numberOf(data));
    },
    // What was there and is left empty is emptied; what never was there is left out.
    changes: (values, opened) =>
      Object.fromEntries(
        Object.entries(typed(values, opened?.country ?? countryIn(values))).flatMap(([name, value]) =>
          value !== undefined ? [[name, value]] : isGiven(opened?.[name]) ? [[name, null]] : [],
        ),
      ),
    changedSince: (opened, newest) =>
      fields
        .filter(({ name }) => JSON.stringify(opened[name]) !== JSON.stringify(newest[name]))
        .map(({ name, field }) => {
          const told = (record: EntryRecord) => {
            const value: unknown = record[name];
            return typeof value === 'object' && value !== null
              ? '…'
              : (valueText(field, name, value, { country: record.country }) ?? '—');
          };
          return `${labelAt([name])}: ${told(opened)} → ${told(newest)}`;
        }),
  };
};
