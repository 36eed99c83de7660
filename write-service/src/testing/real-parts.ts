/** A write side over a real event store and a real database, for integration tests. */
import { type AddressInfo } from 'node:net';
import { type Config } from '../config.ts';
import { openWriteSide } from '../write-side.ts';
import { settings, signingKey } from './house.ts';

export const testConfig = (eventStoreUrl: string, databaseUrl: string): Config => ({
  COTEJO_MODE: 'local',
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: 'loopback',
  EVENT_STORE_URL: eventStoreUrl,
  DATABASE_URL: databaseUrl,
  MASTER_KEY: Buffer.alloc(32, 3),
  INDEX_KEY: Buffer.alloc(32, 5),
  COUNTRY_HOSTS: { ...settings.countryHosts },
  PUBLIC_ORIGINS: [...settings.publicOrigins],
  TOKEN_PRIVATE_KEY: signingKey(),
  PUBLIC_LEADS_PER_MINUTE: 100_000,
  PASSWORD_DAYS: 90,
  MAIL_FROM: '',
});

/** Starts one; `post` sends it JSON over a real connection. */
export const startWriteSide = async (config: Config) => {
  const side = await openWriteSide(config);
  await side.start();
  const { port } = side.app.server.address() as AddressInfo;
  return {
    ...side,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-country': 'PE', ...headers },
        body: JSON.stringify(body),
      }),
  };
};
