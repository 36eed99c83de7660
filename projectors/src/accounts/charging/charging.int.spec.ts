import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  account,
  type AccountEvent,
  accountEvents,
  deposit,
  isMovement,
  openAccount,
  signedAmount,
} from '@cotejo/core/accounts';
import { product, type ProductEvent } from '@cotejo/core/catalogue';
import { leadChargeEvents } from '@cotejo/core/charges';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { insuranceType, insuranceTypeNumber, registerInsuranceType } from '@cotejo/core/insurance-types';
import { commandHandler, type HandleCommand, uuidV5 } from '@cotejo/core/kit/command-handling';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { type CountryCode } from '@cotejo/core/kit/country';
import {
  assignLead,
  closeLead,
  finishLeadRefund,
  lead,
  reassignLead,
  reopenLead,
  startLeadRefund,
} from '@cotejo/core/leads';
import { emptyContent } from '@cotejo/core/product-content';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { automationWorld } from '../../testing/automation-world.ts';
import { until } from '../../testing/world.ts';
import { whenLeadClosedThenChargeExecutive as automation } from './when-lead-closed-then-charge-executive.ts';

const { sql, store, world, start, caughtUp, hire, receive, leadOf, settled: settledOf } = automationWorld();
const schema = 'when_lead_closed_then_charge_executive_v1';

const manager: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL', 'PE'] };
const by = { actor: actorOf(manager) };
const staffOf = (id: string): Staff => ({ id, roles: ['EJECUTIVO'], countries: ['CL', 'PE'] });
const price = (amount: number) => ({ amount, unit: 'CLP' as const });
const setPrices = (
  from = '2026-01-01',
  prices: object = { SALUD: price(6_000) },
  country: CountryCode = 'CL',
) =>
  world().send(
    datedTable,
    `leadPrices.${country}`,
    setTableRows(`leadPrices.${country}`, { from, rows: { prices, floor: 0 }, source: 'prueba' }),
    { country },
  );
const setRate = (table: string, value: string) =>
  world().send(
    datedTable,
    table,
    setTableRows(table, { from: '2026-01-01', rows: { value }, source: 'prueba' }),
  );
const open = (id: string, country: CountryCode = 'CL') =>
  world().send(account, id, openAccount({ by: manager, executive: staffOf(id), country }), { country });
const hired = async (country: CountryCode = 'CL'): Promise<string> => {
  const id = await hire('EJECUTIVO', ['CL', 'PE']);
  await open(id, country);
  return id;
};
const given = async (executiveId: string, change: object = {}): Promise<string> => {
  const id = await receive({ productType: 'SALUD', ...change });
  await world().send(lead, id, assignLead({ executive: staffOf(executiveId), by: manager }), by);
  return id;
};
const close = (id: string) => world().send(lead, id, closeLead({ by: manager, substatusId: 331 }), by);
const reopen = (id: string) => world().send(lead, id, reopenLead({ by: manager }), by);

/** The movements of an account. */
const accountOf = async (id: string) => {
  const events = await world().codec.decode<AccountEvent>(
    accountEvents,
    await store().readStream(`account-${id}`),
  );
  const state = fold(account, account.initial, events);
  return { events, state, balance: state.status === 'open' ? state.balance : undefined };
};
const chargesOf = async (leadId: string) =>
  world().codec.decode(leadChargeEvents, await store().readStream(`charge-${leadId}`));
const settled = (instance: typeof running) => settledOf(instance, automation);

let running: ReturnType<typeof start>;
beforeEach(async () => {
  running = start(automation);
  await caughtUp(running);
});

describe('a lead that is closed', () => {
  test('is charged to the executive who has it, with how the amount came about', async () => {
    await setPrices();
    const id = await hired();
    const leadId = await given(id);
    await close(leadId);
    await settled(running);
    const { events, balance } = await accountOf(id);
    expect(balance).toBe(-6_000);
    expect(events.at(-1)).toMatchObject({
      type: 'LeadCharged',
      data: {
        movementId: uuidV5(leadId, 'charge/2'),
        leadId,
        basis: { line: 'SALUD', price: price(6_000), people: 1, percentage: '100', isHalved: false },
      },
      metadata: { actor: { kind: 'system', automation: automation.name }, country: 'CL' },
    });
  });

  test('costs what its product’s line and commission say, in the currency of the account', async () => {
    await setPrices('2026-01-01', { SALUD: { amount: 60_000, unit: 'UF' } });
    await setRate('exchange.UF-CLP', '39214.8');
    const content = emptyContent('Plan');
    const selling = { ...content.selling, commissionPercentage: 50 };
    const drafted: ProductEvent = {
      type: 'ProductDrafted',
      data: { country: 'CL', content: { ...content, selling } },
    };
    await world().send(product, 'PLAN-1', () => [drafted]);
    const id = await hired();
    await close(await given(id, { product: { code: 'PLAN-1', name: 'Plan' } }));
    await settled(running);
    // 6 × 39.214,80 × 25 %
    expect((await accountOf(id)).balance).toBe(-58_822);
  });

  test('without a product costs what the category of its type costs', async () => {
    await setPrices();
    const register = async (name: string, upperTypeId?: number): Promise<number> => {
      const id = insuranceTypeNumber('CL', name);
      const details = {
        country: 'CL',
        name,
        displayName: name,
        url: name.toLowerCase(),
        upperTypeId,
      } as const;
      await world().send(insuranceType, String(id), registerInsuranceType(details));
      return id;
    };
    await register('ISAPRE', await register('SALUD'));
    const id = await hired();
    await close(await given(id, { productType: 'ISAPRE' }));
    await settled(running);
    expect((await accountOf(id)).balance).toBe(-6_000);
  });

  test('that the company sent itself is not charged', async () => {
    await setPrices();
    const id = await hired();
    const leadId = await receive({ productType: 'SALUD', internalTraffic: true });
    await world().send(lead, leadId, reopenLead({ by: manager }), by);
    await world().send(lead, leadId, assignLead({ executive: staffOf(id), by: manager }), by);
    await close(leadId);
    await settled(running);
    expect(await chargesOf(leadId)).toEqual([]);
    expect((await accountOf(id)).balance).toBe(0);
  });

  test('waits for its price, and is charged when the price is set', async () => {
    const id = await hired();
    const leadId = await given(id);
    await close(leadId);
    await settled(running);
    const waiting = async () =>
      (
        await sql().query<object>(
          `select lead_id, executive_id, reason, country from ${schema}.waiting_charge`,
        )
      ).rows;
    expect(await waiting()).toEqual([
      { lead_id: leadId, executive_id: id, reason: 'noPrice', country: 'CL' },
    ]);
    expect((await accountOf(id)).balance).toBe(0);
    await setPrices('2026-01-01', { DENTAL: price(1) });
    await settled(running);
    expect(await chargesOf(leadId)).toHaveLength(1);
    await setPrices('2026-01-02', { DENTAL: price(1), SALUD: price(6_000) });
    await settled(running);
    expect((await accountOf(id)).balance).toBe(-6_000);
    expect(await waiting()).toEqual([]);
  });

  test('waits for the account, and for a rate', async () => {
    await setPrices('2026-01-01', { SALUD: { amount: 60_000, unit: 'UF' } });
    const id = await hire('EJECUTIVO', ['CL', 'PE']);
    const leadId = await given(id);
    await close(leadId);
    await settled(running);
    await open(id);
    await settled(running);
    expect((await chargesOf(leadId)).map(({ data }) => data)).toMatchObject([
      { reason: 'noAccount' },
      { reason: 'noRate' },
    ]);
    await setRate('exchange.UF-CLP', '40000');
    await settled(running);
    expect((await accountOf(id)).balance).toBe(-240_000);
  });
});

describe('a charge', () => {
  test('is reversed in full where the lead is reopened, and another executive pays for the next closing', async () => {
    await setPrices();
    const [first, second] = [await hired(), await hired()];
    const leadId = await given(first);
    await close(leadId);
    await settled(running);
    await setPrices('2026-01-02', { SALUD: price(9_000) });
    await reopen(leadId);
    await world().send(lead, leadId, reassignLead({ executive: staffOf(second), by: manager }), by);
    await close(leadId);
    await settled(running);
    expect([(await accountOf(first)).balance, (await accountOf(second)).balance]).toEqual([0, -9_000]);
    const [, charged, reversed] = (await accountOf(first)).events;
    expect(reversed).toMatchObject({
      type: 'ChargeReversed',
      data: {
        chargeId: (charged!.data as { movementId: string }).movementId,
        amount: 6_000,
        cause: 'reopened',
      },
    });
  });

  test('is reversed when a refund is finished, and stands while it is not', async () => {
    await setPrices();
    const id = await hired();
    const leadId = await given(id);
    await close(leadId);
    await world().send(lead, leadId, startLeadRefund({ by: manager }), by);
    await close(leadId);
    await world().send(lead, leadId, startLeadRefund({ by: manager }), by);
    await settled(running);
    expect((await accountOf(id)).balance).toBe(-6_000);
    await world().send(lead, leadId, finishLeadRefund({ by: manager }), by);
    await settled(running);
    expect((await accountOf(id)).balance).toBe(0);
    expect((await accountOf(id)).events.map(({ type }) => type)).toEqual([
      'AccountOpened',
      'LeadCharged',
      'ChargeReversed',
    ]);
  });

  test('is posted once by an instance that is killed after the command and before it is written down', async () => {
    await running.stop();
    await setPrices();
    const id = await hired();
    const leadId = await given(id);
    await close(leadId);
    const handle = commandHandler(store(), world().codec);
    // Killed three times: after the price was settled, after the movement, and after the reversal.
    for (const [type, act] of [
      ['ChargeCalculated', undefined],
      ['LeadCharged', undefined],
      ['ChargeReversed', reopen],
    ] as const) {
      await act?.(leadId);
      let killed = false;
      const dying: HandleCommand = async (...command) => {
        if (killed) throw new StoreUnavailable('gone');
        const handled = await handle(...command);
        const events = [...(await chargesOf(leadId)), ...(await accountOf(id)).events];
        killed = events.some((event) => event.type === type);
        if (killed) throw new StoreUnavailable('the process is gone before it hears the answer');
        return handled;
      };
      const doomed = start(automation, { handle: dying });
      await until(type, () => killed);
      await doomed.stop();
    }
    const last = start(automation);
    await caughtUp(last);
    await settled(last);
    expect((await accountOf(id)).events.map(({ type }) => type)).toEqual([
      'AccountOpened',
      'LeadCharged',
      'ChargeReversed',
    ]);
  });
});

test('whatever happens to leads, the balance is the sum of the movements, and each lead that is sold is charged once', async () => {
  await running.stop();
  await setPrices();
  const executives = [await hired(), await hired('PE')];
  await setRate('exchange.USD-CLP', '950');
  await setRate('exchange.USD-PEN', '3.7');
  const leads = [await given(executives[0]!), await given(executives[1]!), await given(executives[0]!)];
  const acts = {
    close,
    reopen,
    refund: async (id: string) => {
      await world().send(lead, id, startLeadRefund({ by: manager }), by);
      await world().send(lead, id, finishLeadRefund({ by: manager }), by);
    },
    startRefund: (id: string) => world().send(lead, id, startLeadRefund({ by: manager }), by),
    reassign: async (id: string, to: number) => {
      const executive = staffOf(executives[to]!);
      await world().send(lead, id, reassignLead({ executive, by: manager }), by);
    },
    deposit: async () => {
      const movement = { movementId: randomUUID(), typeId: 1, amount: 500, reference: 'TR', reason: 'Abono' };
      await world().send(account, executives[0]!, deposit({ ...movement, by: manager }), by);
    },
  };
  const steps = fc.array(
    fc.record({
      act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
      which: fc.nat(2),
      to: fc.nat(1),
      restarts: fc.boolean(),
    }),
    { minLength: 70, maxLength: 70 },
  );
  let instance = start(automation);
  for (const { act, which, to, restarts } of fc.sample(steps, 1).flat()) {
    // What the lead's status does not allow is refused.
    await acts[act](leads[which]!, to).catch(() => undefined);
    if (!restarts) continue;
    await instance.stop();
    instance = start(automation);
  }
  await settled(instance);
  const open = new Map<string, number>();
  let charges = 0;
  for (const id of executives) {
    const { events, state, balance } = await accountOf(id);
    const movements = events.filter(isMovement);
    const sum = movements.reduce((total, movement) => total + signedAmount(movement), 0);
    expect(balance).toBe(sum);
    charges += movements.filter(({ type }) => type === 'LeadCharged').length;
    if (state.status === 'open')
      for (const { leadId } of state.charges) open.set(leadId, (open.get(leadId) ?? 0) + 1);
  }
  expect(charges).toBeGreaterThan(0);
  for (const id of leads) {
    const now = await leadOf(id);
    const sold: readonly number[] = [leadStatus.closed, leadStatus.refunding];
    const isSold = now.status === 'received' && sold.includes(now.statusId);
    expect(open.get(id) ?? 0).toBe(isSold ? 1 : 0);
  }
});
