/** Rows that a table has by a name, and what becomes of those that a day leaves out: from then on there is nothing of them. */
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { isapreNameOf } from '../reference/chilean-insurers.ts';
import { plainly } from '../kit/text/index.ts';
import { type DatedTableKind } from './dated-tables.ts';

/** The words in which those that are missing are told. */
type RowsByName = {
  readonly field: string;
  readonly missing: string;
  readonly more: 'otras' | 'otros';
  readonly without: string;
  readonly addThem: 'agrégalas' | 'agrégalos';
  /** The key of a look-up by name. */
  readonly keyOf?: (name: string) => string;
  readonly spelled?: (name: string) => string;
};

const feminine = { more: 'otras', addThem: 'agrégalas' } as const;
const masculine = { more: 'otros', addThem: 'agrégalos' } as const;

const rowsByName: { readonly [Table in DatedTableKind['table']]?: readonly RowsByName[] } = {
  leadPrices: [
    {
      ...feminine,
      field: 'prices',
      missing: 'Faltan líneas que tenían precio',
      without: 'Sus solicitudes cerradas quedarían sin cobrar',
      keyOf: plainly,
    },
  ],
  gesPremiums: [
    {
      ...feminine,
      field: 'uf',
      missing: 'Faltan isapres que tenían prima',
      without: 'Sus planes quedarían sin precio',
      spelled: isapreNameOf,
    },
  ],
  sctrRates: [
    {
      ...masculine,
      field: 'levels',
      missing: 'Faltan niveles de riesgo que tenían tasas',
      without: 'Sus trabajos quedarían sin precio en los planes sin tasas propias',
    },
  ],
  workRisks: [
    {
      ...masculine,
      field: 'levelOf',
      missing: 'Faltan tipos de trabajo que tenían nivel',
      without: 'Las empresas que los indiquen quedarían sin precio',
    },
    {
      ...masculine,
      field: 'levelOfSector',
      missing: 'Faltan sectores que tenían nivel',
      without: 'Sus empresas quedarían con otro precio o sin él',
    },
  ],
  breedGroups: [
    {
      ...feminine,
      field: 'groupOf',
      missing: 'Faltan razas que tenían grupo',
      without: 'Sus mascotas quedarían con otro precio o sin él',
      keyOf: plainly,
    },
  ],
};

/** All of Chile's isapres are hardly more. */
const mostNamed = 12;

type Rows = Readonly<Record<string, unknown>>;
type Table = Pick<DatedTableKind, 'table'>;

const wordsOf = ({ table }: Table): readonly RowsByName[] => rowsByName[table] ?? [];

const namesIn = (rows: Rows, field: string): readonly string[] => Object.keys(rows[field] ?? {});

/** Whether a day of the table may leave out a name that it had. */
export const hasRowsByName = (kind: Table): boolean => wordsOf(kind).length > 0;

/** @returns by the field that has them, the names that stood and that are not told any more; of many the first */
export const leftOut = (kind: Table, told: Rows, stood: Rows | undefined): FieldErrors =>
  Object.fromEntries(
    wordsOf(kind).flatMap(({ field, missing, more, without, addThem, keyOf = String, spelled = String }) => {
      const keys = new Set(namesIn(told, field).map(keyOf));
      const names = namesIn(stood ?? {}, field).filter((name) => !keys.has(keyOf(name)));
      if (names.length === 0) return [];
      const rest = names.length > mostNamed ? [`${more} ${names.length - mostNamed}`] : [];
      const listed = [...names.slice(0, mostNamed).map(spelled), ...rest].join(', ');
      return [
        [`rows.${field}`, `${missing}: ${listed}. ${without}: ${addThem}; si es correcto, confírmalo.`],
      ];
    }),
  );
