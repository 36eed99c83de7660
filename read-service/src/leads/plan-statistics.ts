/** How much each plan of a country was asked for lately, in numbers too round to tell of anybody. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { displayNameOf } from '@cotejo/core/product-content';
import { type Publication } from '@cotejo/core/catalogue';
import { demandPeriod, demandStep, roundedDemand } from '@cotejo/core/comparator';
import { type CountryCode } from '@cotejo/core/kit/country';

const requests = z.int().describe(`múltiplos de ${demandStep}, hacia abajo`);
export const planStatisticsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe('incluido'),
  requests,
  productTypes: z.array(
    z.object({
      productType: z.string(),
      displayName: z.string(),
      requests,
      plans: z.array(z.object({ productCode: z.string(), displayName: z.string(), requests })),
    }),
  ),
});
export type PlanStatistics = z.infer<typeof planStatisticsSchema>;

export type Demand = { readonly code: string; readonly publication: Publication; readonly requests: number };

const sum = (demands: readonly Demand[]): number =>
  roundedDemand(demands.reduce((total, { requests }) => total + requests, 0));

/** @param demands one per plan, the most asked for first */
export const roundedStatistics = (
  demands: readonly Demand[],
): Pick<PlanStatistics, 'requests' | 'productTypes'> => {
  const types = new Map<string, Demand[]>();
  for (const demand of demands) {
    const { name } = demand.publication.insuranceType;
    types.set(name, [...(types.get(name) ?? []), demand]);
  }
  return {
    requests: sum(demands),
    productTypes: [...types]
      .map(([productType, plans]) => ({
        productType,
        displayName: plans[0]!.publication.insuranceType.displayName,
        requests: sum(plans),
        plans: plans
          .filter((plan) => plan.requests >= demandStep)
          .map(({ code, publication, requests }) => ({
            productCode: code,
            displayName: displayNameOf(publication.content),
            requests: roundedDemand(requests),
          })),
      }))
      .filter((type) => type.requests > 0)
      .sort((a, b) => b.requests - a.requests),
  };
};

/** Only plans that are published, by the names that we gave them: what visitors sent is not shown to others. */
export const findPlanStatistics = async (
  pool: Pool,
  country: CountryCode,
  now: Date,
): Promise<PlanStatistics> => {
  const { from, to } = demandPeriod(now);
  const { rows } = await pool.query<Omit<Demand, 'requests'> & { requests: string }>(
    `select product.code, product.publication, demand.requests
     from (select product_code, sum(requests) as requests from read.plan_demand
           where country = $1 and day between $2 and $3 group by product_code) demand
     join read.product on product.code = demand.product_code and product.country = $1
     order by demand.requests desc, product.code`,
    [country, from, to],
  );
  const demands = rows.map(({ requests, ...plan }) => ({ ...plan, requests: Number(requests) }));
  return { from, to, ...roundedStatistics(demands) };
};
