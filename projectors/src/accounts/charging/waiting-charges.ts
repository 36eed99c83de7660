/** Closed leads that can't be charged yet, and what each waits for. */
import { type DelayReason, type LeadChargeEvent } from '@cotejo/core/charges';
import { type CountryCode } from '@cotejo/core/kit/country';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Sql } from '../../kit/projector/index.ts';

export const waitingTable = `
  create table if not exists waiting_charge (
    lead_id uuid primary key,
    closing int not null,
    executive_id uuid not null,
    country text not null,
    reason text not null
  );
  create index if not exists waiting_charge_reason on waiting_charge (reason);
`;

type Waiting = { readonly leadId: string; readonly closing: number };

export const waitingCharges = (sql: Sql) => {
  const find = async (where: string, values: readonly string[]): Promise<readonly Waiting[]> => {
    const { rows } = await sql.query<Waiting>({
      name: `waiting-${where}`,
      text: `select lead_id as "leadId", closing from waiting_charge where ${where} order by lead_id`,
      values: [...values],
    });
    return rows;
  };
  const withReason = (reason: DelayReason) => `reason = '${reason}'`;
  return {
    /** A charge was settled, or has something else to wait for. */
    async follow(event: Recorded<LeadChargeEvent>): Promise<void> {
      const leadId = idOfStream(event.stream);
      if (event.type !== 'ChargeDelayed') {
        await sql.query({
          name: 'waiting-settled',
          text: 'delete from waiting_charge where lead_id = $1',
          values: [leadId],
        });
        return;
      }
      const { closing, executiveId, reason } = event.data;
      await sql.query({
        name: 'waiting-delayed',
        text: `insert into waiting_charge values ($1, $2, $3, $4, $5)
               on conflict (lead_id) do update
               set closing = excluded.closing, executive_id = excluded.executive_id, reason = excluded.reason`,
        values: [leadId, closing, executiveId, event.metadata.country, reason],
      });
    },
    forAccount: (executiveId: string) =>
      find(`${withReason('noAccount')} and executive_id = $1`, [executiveId]),
    forPrice: (country: CountryCode) => find(`${withReason('noPrice')} and country = $1`, [country]),
    forRate: () => find(withReason('noRate'), []),
  };
};
