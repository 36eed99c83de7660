/** The demo's dated tables: what the law publishes as it stands, and exchange values of our own for the months before. */
import {
  type DatedTableKind,
  publishedRowsOf,
  publishedValues,
  type TableRows,
} from '@cotejo/core/dated-tables';
import { type DatedTable, type Day, type ExchangePair, type Tables } from '@cotejo/core/price-tables';
import { type CountryCode } from '@cotejo/core/kit/country';
import { dailyValues } from './exchange-history.ts';

/** A day's premiums of the market, whose plans may be imported, beside those of the demo's own isapres. */
const ges = {
  '2023-12-01': { araucaria: '0.71', volcan: '0.69', maipo: '0.66' },
  '2026-01-01': { araucaria: '0.884', volcan: '0.861', maipo: '0.79' },
} as const;
const gesPremiums = publishedValues.gesPremiums.map(({ from, rows, source }) => {
  const own = Object.entries(ges).find(([day]) => day === from)?.[1];
  return {
    from,
    rows: { uf: { ...own, ...rows.uf } },
    source: own ? `${source}; Araucaria, Volcán y Maipo: demostración` : source,
  };
});

const workRisks = {
  oficina: 'I', comercio: 'I', salud: 'I', educacion: 'I', transporte: 'II', manufactura: 'II', agroindustria: 'II',
  seguridad: 'II', construccion: 'III', electricidad: 'III', pesca: 'III', metalmecanica: 'III', mineria: 'IV',
  petroleo: 'IV', explosivos: 'IV', altura: 'IV',
}; // oxfmt-ignore
/**
 * By the codes of `workSectors`, for who tells no activity: the level of the sector's usual one. Demo values: annex 5 of the
 * regulation DS 003-98-SA lists which activities are risky (mining, construction, fishing and others), and insurers rate them.
 */
const sectorRisks = {
  A: 'II', B: 'IV', C: 'II', D: 'III', F: 'III', G: 'I', H: 'II', M: 'I', N: 'II', P: 'I', Q: 'I',
}; // oxfmt-ignore

const groups = {
  pequeño: ['Bichón Maltés', 'Boston Terrier', 'Caniche', 'Chihuahua', 'Cocker Spaniel', 'Pequinés', 'Pomerania', 'Pug', 'Salchicha', 'Schnauzer Miniatura', 'Shih Tzu', 'Yorkshire Terrier'],
  mediano: ['Beagle', 'Border Collie', 'Bulldog Francés', 'Bulldog Inglés', 'Mestizo', 'Perro sin pelo del Perú', 'Samoyedo', 'Shar Pei'],
  grande: ['Akita', 'Bóxer', 'Dóberman', 'Golden Retriever', 'Gran Danés', 'Husky Siberiano', 'Labrador Retriever', 'Mastín', 'Pastor Alemán', 'Rottweiler', 'San Bernardo'],
}; // oxfmt-ignore
const groupOf = Object.fromEntries(
  Object.entries(groups).flatMap(([group, breeds]) => breeds.map((breed) => [breed, group])),
);

/** As the pricing module has them. */
const dated = <Rows extends object>(days: readonly { readonly from: Day; readonly rows: Rows }[]) => ({
  rows: days.map(({ from, rows }) => ({ from, ...rows })),
});
const taxes = {
  PE: { IGV: dated(publishedValues['taxes.IGV']) },
  CL: { IVA: dated(publishedValues['taxes.IVA']) },
  CO: {
    IVA: dated(publishedValues['taxes.IVA-CO']),
    reducedIVA: dated(publishedValues['taxes.reducedIVA-CO']),
  },
  INT: {},
} satisfies Record<CountryCode, Tables['taxes']>;

/**
 * @param today the last day of the exchange values; the rows of laws are the same whenever it is
 * @param country whose taxes they are
 */
export const demoTables = (today: Day, country: CountryCode) => {
  const daily = (pair: ExchangePair) => ({ isDaily: true, rows: dailyValues(pair, today) });
  return {
    riskFactors: dated(publishedValues.riskFactors),
    gesPremiums: dated(gesPremiums),
    chileanContribution: dated(publishedValues.chileanContribution),
    epsCredit: dated(publishedValues.epsCredit),
    sctrRates: {
      rows: [
        {
          from: '2025-01-01',
          levels: {
            I: { health: '0.53', pension: '0.55' },
            II: { health: '1.04', pension: '0.9' },
            III: { health: '1.3', pension: '1.25' },
            IV: { health: '1.55', pension: '1.6' },
          },
        },
      ],
    },
    workRisks: {
      rows: [{ from: '1998-04-13', levelOf: workRisks, levelOfSector: sectorRisks, assumed: 'I' }],
    },
    breedGroups: { rows: [{ from: '2024-01-01', groupOf }] },
    taxes: taxes[country],
    exchange: {
      'UF/CLP': daily('UF/CLP'),
      'USD/CLP': daily('USD/CLP'),
      'USD/PEN': daily('USD/PEN'),
      'USD/COP': daily('USD/COP'),
      'USD/MXN': daily('USD/MXN'),
    },
  } satisfies Tables;
};

/** Prices of closed leads, by line of business: in Chile in UF. */
const leadPrices = (() => {
  const priced = (unit: 'PEN' | 'UF' | 'COP' | 'USD', base: number, floor: number) => {
    const price = (share: number) => ({ amount: base * share, unit });
    return {
      prices: {
        SALUD: price(3),
        EMPRESAS: price(2),
        VIDA_Y_ACCIDENTES: price(2),
        MASCOTAS: price(1),
        VIAJES: price(1),
      },
      withoutLine: price(2),
      floor,
    };
  };
  return {
    PE: priced('PEN', 5_000, 10_000),
    CL: priced('UF', 4_000, 50_000),
    CO: priced('COP', 25_000, 50_000),
    INT: priced('USD', 2_000, 10_000),
  } as const satisfies Record<CountryCode, object>;
})();

/** Source of the demo's own rows; the others have their own source. */
const ownSources: Readonly<Record<string, string>> = {
  sctrRates: 'Demostración: solo la menor y la mayor tasa de salud son conocidas',
  workRisks: 'Demostración: niveles propios para actividades como las del DS 003-98-SA, anexo 5',
  breedGroups: 'Agrupación propia, por tamaño',
  exchange: 'Demostración',
};

/** A table's rows as the command that sets them takes them, oldest first; none of a table that the demo leaves as it is. */
export const demoRowsOf = (
  { name, table, of, country }: DatedTableKind,
  today: Day,
): readonly TableRows[] => {
  if (table === 'gesPremiums') return gesPremiums;
  if (table === 'leadPrices')
    return [{ from: '2025-01-01', rows: leadPrices[country], source: 'Demostración' }];
  const published = publishedRowsOf(name);
  if (published.length > 0) return published;
  const all = Object.entries(demoTables(today, country)).find(([known]) => known === table)?.[1] ?? {};
  const one = of === undefined ? all : Object.entries(all).find(([known]) => known === of)?.[1];
  const { rows = [] }: Partial<DatedTable<object>> = one ?? {};
  return rows.map(({ from, ...values }) => ({ from, rows: values, source: ownSources[table]! }));
};
