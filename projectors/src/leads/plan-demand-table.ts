/** How often each plan is asked for, by day: what the public statistics are made of; a number, and nobody in it. */
import { indexedText } from '@cotejo/core/kit/text';
import { type Lead, type LeadEvent } from '@cotejo/core/leads';
import { type Sql, type Step } from '../kit/projector/index.ts';

export const planDemandDefinition = `
  create table if not exists plan_demand (
    country text not null,
    day date not null,
    product_code text not null,
    requests bigint not null,
    primary key (country, day, product_code)
  ) with (fillfactor = 50);
`;

type Demand = { readonly country: string; readonly day: string; readonly product_code: string };

/** The company's own trials don't count. Days are those of UTC. */
const demandOf = ({ before, after }: Pick<Step<Lead, LeadEvent>, 'before' | 'after'>): Demand[] =>
  before.status === 'unknown' && after.status === 'received' && after.product && !after.internalTraffic
    ? [
        {
          country: after.country,
          day: after.fecha.slice(0, 10),
          product_code: indexedText(after.product.code),
        },
      ]
    : [];

/** One statement a batch. */
export const countDemand = async (steps: readonly Step<Lead, LeadEvent>[], sql: Sql): Promise<void> => {
  const counted = new Map<string, Demand & { requests: number }>();
  for (const demand of steps.flatMap(demandOf)) {
    const key = JSON.stringify(demand);
    const known = counted.get(key) ?? { ...demand, requests: 0 };
    known.requests += 1;
    counted.set(key, known);
  }
  if (counted.size === 0) return;
  await sql.query({
    name: 'plan_demand-add',
    text: `insert into plan_demand as known
           select * from jsonb_populate_recordset(null::plan_demand, $1::jsonb)
           on conflict (country, day, product_code) do update set requests = known.requests + excluded.requests`,
    values: [JSON.stringify([...counted.values()])],
  });
};
