/** What the write side needs from its environment. */
import { passwordRule } from '@cotejo/core/users';
import { type readConfig, variables } from '@cotejo/core/kit/service';
import { z } from 'zod';

const { COTEJO_MODE, HOST, PORT, LOG_LEVEL, TRUSTED_PROXIES, EVENT_STORE_URL, DATABASE_URL } = variables;
const { MASTER_KEY, INDEX_KEY, COUNTRY_HOSTS, PUBLIC_ORIGINS, TOKEN_PRIVATE_KEY } = variables;

export const configShape = {
  COTEJO_MODE,
  HOST,
  PORT,
  LOG_LEVEL,
  TRUSTED_PROXIES,
  EVENT_STORE_URL,
  DATABASE_URL,
  MASTER_KEY,
  INDEX_KEY,
  COUNTRY_HOSTS,
  PUBLIC_ORIGINS,
  TOKEN_PRIVATE_KEY,
  REDIS_URL: z
    .url()
    .optional()
    .describe('where signals between processes are kept; in the database when there is none'),
  PUBLIC_LEADS_PER_MINUTE: z.coerce
    .number()
    .int()
    .positive()
    .default(60)
    .describe('new requests of visitors that one address may send in a minute'),
  MAIL_FROM: z
    .string()
    .default('')
    .describe('the sender of mails; where there is one, passwords are chosen by a link that is mailed'),
  PASSWORD_DAYS: z.coerce
    .number()
    .int()
    .positive()
    .max(3_650)
    .default(passwordRule.days)
    .describe('for how many days a password of the staff is good'),
};
export type Config = ReturnType<typeof readConfig<typeof configShape>>;
