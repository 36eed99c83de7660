/** The words of notifications about accounts: money as it is written in the country, and the name of an executive whom the reader sees. */
import { accountNotifications, maySeeAccount, type ShownMovement } from '@cotejo/core/accounts';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Pool } from 'pg';
import { z } from 'zod';
import { namesOf } from '../kit/staff-names.ts';
import { type NotificationWords } from '../kit/notification-words.ts';

type Row = {
  readonly id: string;
  readonly country: CountryCode;
  readonly currency: ShownMovement['currency'];
};

const factsSchema = z.object({
  balance: z.int().optional(),
  floor: z.int().optional(),
  country: z.enum(countryCodes).optional(),
  line: z.string().optional(),
  executiveId: z.uuid().optional(),
});

const findAccounts = async (pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
  const { rows } = await pool.query<Row>({
    name: 'notified-accounts',
    text: 'select id::text, country, currency from read.account where id::text = any($1)',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

export const accountNotificationWords = (pool: Pool): NotificationWords => ({
  kinds: Object.keys(accountNotifications),
  async describe(notified, viewer) {
    const told = notified.map(({ data }) => factsSchema.parse(data));
    const accounts = await findAccounts(
      pool,
      notified.map(({ aggregateId }) => aggregateId),
    );
    const nameOf = await namesOf(
      pool,
      told.map(({ executiveId = null }) => executiveId),
    );
    return notified.map(({ kind, aggregateId }, index) => {
      const { executiveId, ...facts } = told[index]!;
      const { country = facts.country, currency } = accounts.get(aggregateId) ?? {};
      const isSeen = executiveId && country && maySeeAccount({ executiveId, country }, viewer);
      const executiveName = isSeen && nameOf(executiveId);
      return accountNotifications[kind as keyof typeof accountNotifications]({
        ...facts,
        ...(country && { country }),
        ...(currency && { currency }),
        ...(executiveName && { executiveName }),
      });
    });
  },
});
