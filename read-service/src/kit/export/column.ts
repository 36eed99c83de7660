/** One or two columns of an exported table: what a field of a row is called, and what it says to people. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { countryOf } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Currency, majorUnits, minorDigits } from '@cotejo/core/kit/money';
import { type Cell, wallTime } from '../spreadsheet/cell.ts';

export type Column<Row> = {
  /** The field of the row that it belongs to: what columns are asked for by. */
  readonly field: string;
  readonly label: string;
  /** @param zone in which times are told: that of the row’s country where it is left out */
  readonly cell: (row: Row, zone?: string) => Cell;
  /** Whether the cell depends on the zone: the label says which one was asked for. */
  readonly isLocal?: boolean;
};

/** Makes columns of a row's fields. */
export const columnOf =
  <Row>() =>
  (field: keyof Row & string, label: string, cell: Column<Row>['cell']): Column<Row> => ({
    field,
    label,
    cell,
  });

type InCountry = { readonly country: CountryCode };

/** An instant twice: as the clocks of the row's country showed it, or those of the zone asked for, and as programs read it. */
export const times = <Row extends InCountry>(
  field: string,
  label: string,
  at: (row: Row) => string | null,
): Column<Row>[] => [
  {
    field,
    label,
    cell: (row, zone) => {
      const instant = at(row);
      return instant === null ? null : wallTime(instant, zone ?? countryOf(row.country).timeZone);
    },
    isLocal: true,
  },
  { field, label: `${label} (ISO)`, cell: at },
];

/** An amount of money. @param amount minor units */
export const moneyCell = (amount: number, currency: Currency): Cell => ({
  value: majorUnits(amount, currency),
  decimals: minorDigits[currency],
});

/** The actor as text: a person's name, the visitor, or the system. */
export const actorName = (actor: Actor, name: string | null): string => {
  if (actor.kind === 'visitor') return 'Visitante del sitio';
  return actor.kind === 'system' ? 'Sistema' : (name ?? actor.id);
};
