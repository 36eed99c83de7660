/** How much the plans of each country are asked for, as the public may know it. */
import { createHash } from 'node:crypto';
import { type Pool } from 'pg';
import { demandPeriod, demandStep, roundedDemand } from '@cotejo/core/comparator';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';

/** Rounded requests by product; plans that are asked for less than the public may know are not in it. */
export type Demand = {
  readonly requests: ReadonlyMap<string, number>;
  /** Another whenever a number is. */
  readonly version: string;
};
export type Demands = { readonly [Country in CountryCode]: Demand };

export const noDemands: Demands = Object.fromEntries(
  countryCodes.map((country) => [country, { requests: new Map(), version: '' }]),
) as unknown as Demands;

type Row = { readonly country: string; readonly product_code: string; readonly requests: string };

const demandIn = (country: CountryCode, rows: readonly Row[]): Demand => {
  const own = rows
    .filter((row) => row.country === country)
    .map((row) => [row.product_code, roundedDemand(Number(row.requests))] as const);
  return {
    requests: new Map(own),
    version: createHash('sha256').update(JSON.stringify(own)).digest('base64url'),
  };
};

/** Of the last whole days, for what visitors see: a few thousand rows at most. */
export const readDemands = async (pool: Pool, now: Date): Promise<Demands> => {
  const { from, to } = demandPeriod(now);
  const { rows } = await pool.query<Row>(
    `select country, product_code, sum(requests)::text as requests
     from read.plan_demand demand
     where day between $1 and $2
       and exists (select from read.product where code = product_code and product.country = demand.country)
     group by country, product_code having sum(requests) >= $3 order by country, product_code`,
    [from, to, demandStep],
  );
  return Object.fromEntries(countryCodes.map((country) => [country, demandIn(country, rows)])) as Demands;
};
