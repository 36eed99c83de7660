/** Coverages of the demo's plans, everywhere and in the clinics of each network: one in each row of a file. */
import { catalogueTermNumber } from '@cotejo/core/insurance-types';
import { type Coverage, type CoverageAmount, type UnitCode, unitOf } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { demoClinics } from './clinics.ts';
import { listIn, tableOf } from './files.ts';

type Row = Pick<Coverage, 'benefit' | 'name' | 'service' | 'kind' | 'period' | 'note'> & {
  readonly plan: string;
  /** Network of the clinics where it holds; everywhere without one. */
  readonly network?: string;
  readonly tag: string;
  readonly amounts: string;
  readonly restrictionCode?: string;
  readonly scope?: string;
};

/** `yearlyTop 40 UF de 1 2`: kind, amount, unit, and the coverages that share it. */
const written = /^(\w+) ([\d.]+) (\S+?)(?: de ([\d ]+))?$/;
/** A copayment or deductible is written as the least amount, a benefit as the most. */
const isPaidByInsured = (kind: string): boolean => kind === 'amount' || kind.startsWith('deductible');

const amountIn = (text: string): readonly [kind: string, amount: CoverageAmount] => {
  const [, kind = '', value, unit, shared] = written.exec(text) ?? [];
  const code = unit as UnitCode;
  const amount = Math.round(Number(value) * 10 ** unitOf(code).digits);
  const coverageIds = shared?.split(' ').map(Number);
  return [
    kind,
    {
      [isPaidByInsured(kind) ? 'minAmount' : 'maxAmount']: amount,
      unit: code,
      ...(coverageIds && { coverageIds }),
    },
  ];
};

const numberedFrom = (first: number, country: CountryCode, rows: readonly Row[]): Coverage[] =>
  rows.map(({ plan: _, network: __, tag, amounts, restrictionCode, scope, ...coverage }, index) => ({
    ...coverage,
    id: first + index,
    tagId: catalogueTermNumber(country, 'coverageTag', tag),
    amounts: Object.fromEntries(listIn(amounts).map(amountIn)),
    ...(restrictionCode !== undefined && {
      restrictionCode: Number(restrictionCode) as Coverage['restrictionCode'],
    }),
    ...(scope !== undefined && { scope: JSON.parse(scope) as Coverage['scope'] }),
  }));

/** The coverages of a market's plans: clinics number theirs by hundreds, so that no two of a plan are the same. */
export const coveragesIn = async (country: CountryCode) => {
  const rows = await tableOf<Row>(`coverages/${country}.csv`);
  return (code: string) => {
    const own = rows.filter(({ plan }) => plan === code);
    const clinics = demoClinics(country).filter((clinic) =>
      own.some(({ network }) => network === clinic.network),
    );
    return {
      coverages: numberedFrom(
        1,
        country,
        own.filter(({ network }) => network === undefined),
      ),
      clinics: clinics.map(({ id, displayName, network }, index) => ({
        id,
        displayName,
        coverages: numberedFrom(
          (index + 1) * 100,
          country,
          own.filter((row) => row.network === network),
        ),
      })),
    };
  };
};
