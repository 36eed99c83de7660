/** Dated tables as the console reads them. */
import { type allowedTableCommands } from '@cotejo/core/catalogue';
import { datedTableKind } from '@cotejo/core/dated-tables';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { usageScenarios } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Field } from '../schema/field.ts';
import { fieldOf } from '../schema/fieldOf.ts';
import { type CatalogueRecord } from '../shared/CatalogueDialog.tsx';

export type Day = { readonly from: string; readonly rows: object; readonly source: string };
export type TableRecord = CatalogueRecord & {
  readonly id: string;
  readonly displayName: string;
  readonly country: CountryCode;
  readonly days: readonly Day[];
  readonly dayCount: number;
  readonly allowedCommands: ReturnType<typeof allowedTableCommands>;
};

/** What somebody said of a day. */
export type Said = {
  readonly rows: object;
  readonly source: string;
  readonly setAt: string;
  readonly actor: Actor;
  readonly actorName: string | null;
};
/** A day with who said what of it, what held until then, and what was said of it before. */
export type DayRecord = Said & {
  readonly id: string;
  readonly tableId: string;
  readonly from: string;
  readonly before: object | null;
  readonly corrected: readonly Said[];
};

/** What a table's values are made of. @throws Error for a table that there is not */
export const rowsField = (id: string): Field => {
  const kind = datedTableKind(id);
  if (!kind) throw new Error(`${id} is no dated table.`);
  return fieldOf(kind.rows, ['rows']);
};

/** The field of a table that has one value alone, which can be drawn: a rate of exchange, a tax. */
export const onlyValue = (id: string): string | undefined => {
  const field = rowsField(id);
  const [only, ...others] = field.kind === 'record' ? field.fields : [];
  return only?.field.kind === 'decimal' && others.length === 0 ? only.name : undefined;
};

/** What amounts of a table are in: its country's money. */
export const unitOf = ({ country }: Pick<TableRecord, 'country'>) => countryOf(country).currency;

/** What prices are made of while nothing was said: our own assumptions, and rates of last resort; nothing for the others. */
export const assumedRows = ({ id, country }: Pick<TableRecord, 'id' | 'country'>): object | undefined => {
  const kind = datedTableKind(id);
  if (kind?.table !== 'usageScenarios') return kind?.fallback;
  const [assumed] = usageScenarios[country].rows;
  if (!assumed) return undefined;
  const { from: _, ...rows } = assumed;
  return rows;
};
