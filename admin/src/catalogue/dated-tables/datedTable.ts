/** Dated tables as the console reads them. */
import { type allowedTableCommands, datedTableKind, dayIn } from '@cotejo/core/catalogue';
import { usageScenarios } from '@cotejo/core/pricing';
import { type CountryCode, countryOf } from '@cotejo/core/reference';
import { type Field } from '../form/field.ts';
import { fieldOf } from '../form/fieldOf.ts';
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

/** What a table's values are made of. @throws Error for a table that there is not */
export const rowsField = (id: string): Field => {
  const kind = datedTableKind(id);
  if (!kind) throw new Error(`${id} is no dated table.`);
  return fieldOf(kind.rows, ['rows']);
};

/** What amounts of a table are in: its country's money. */
export const unitOf = ({ country }: Pick<TableRecord, 'country'>) => countryOf(country).currency;

/** The day whose values hold today; days come the newest first. */
export const currentDay = (
  { days, country }: Pick<TableRecord, 'days' | 'country'>,
  now: string,
): Day | undefined => {
  const today = dayIn(country, now);
  return days.find(({ from }) => from <= today);
};

/** What prices are made of while nothing was said: our own assumptions, and rates of last resort; nothing for the others. */
export const assumedRows = ({ id, country }: Pick<TableRecord, 'id' | 'country'>): object | undefined => {
  const kind = datedTableKind(id);
  if (kind?.table !== 'usageScenarios') return kind?.fallback;
  const [assumed] = usageScenarios[country].rows;
  if (!assumed) return undefined;
  const { from: _, ...rows } = assumed;
  return rows;
};
