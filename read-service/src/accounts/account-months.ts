/** `GET /api/console/accounts/{id}/months`: what came in and went out of an account in each of its last months. */
import { accounts } from '@cotejo/core/accounts';
import { refusals } from '@cotejo/core/kit/service';
import { dayInZone, firstOfMonthAfter } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Pool } from 'pg';
import { z } from 'zod';
import { minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { type TypedApp } from '../kit/http/validation.ts';
import { findOne } from '../kit/list/listing.ts';
import { type ListingParts } from '../kit/list/listing-routes.ts';
import { raw, rowsOf, sql } from '../kit/sql.ts';
import { accountListing } from './accounts.ts';

/** The number of months that are told. */
const shownMonths = 12;

const monthSchema = z.object({
  month: z.string().describe('como 2026-03, por el día en que se movió el dinero'),
  income: z.int().min(0).describe('lo que entró, en unidades menores'),
  spent: z.int().max(0).describe('lo que salió, en unidades menores'),
  balance: z.int().describe('el saldo al terminar el mes, en unidades menores'),
});
export type AccountMonth = Readonly<z.infer<typeof monthSchema>>;

type Moved = { readonly month: string; readonly income: string; readonly spent: string };

/** @param today `YYYY-MM-DD`, by the clocks of the account's country */
const findMonths = async (pool: Pool, accountId: string, today: string): Promise<readonly AccountMonth[]> => {
  const moved = await rowsOf<Moved>(
    pool,
    sql('read.account_movement as m')
      .where('m.account_id', accountId)
      .groupBy('month')
      .select(
        raw(`left(m.effective_on, 7) as month, sum(greatest(m.amount, 0)) as income,
          sum(least(m.amount, 0)) as spent`),
      ),
  );
  const months = Array.from({ length: shownMonths }, (_, place) =>
    firstOfMonthAfter(today, place + 1 - shownMonths).slice(0, 7),
  );
  return months.map((month) => {
    const own = moved.find((one) => one.month === month);
    const until = moved.filter((one) => one.month <= month);
    return {
      month,
      income: Number(own?.income ?? 0),
      spent: Number(own?.spent ?? 0),
      balance: until.reduce((sum, { income, spent }) => sum + Number(income) + Number(spent), 0),
    };
  });
};

export const accountMonthsRoute = (app: TypedApp, { pool, positions }: ListingParts): void => {
  const schema = {
    tags: ['Consola'],
    summary: 'Lo que entró y salió de una cuenta en cada uno de sus últimos doce meses',
    headers: minPositionHeader,
    params: z.object({ id: uuid }),
    response: { 200: z.array(monthSchema), ...refusals(400, 401, 403, 404) },
  };
  const config = { access: accountListing.rule.permission };
  app.get('/api/console/accounts/:id/months', { schema, config }, async (request, reply) => {
    const { viewer, params } = request;
    const freshness = await awaitPosition(request, reply, positions, 'accounts');
    const account = await findOne(pool, accountListing, viewer, params.id);
    if (!account) throw notThere(freshness, accounts.words.unknown);
    const today = dayInZone(new Date(), countryOf(account.country).timeZone);
    return [...(await findMonths(pool, account.id, today))];
  });
};
