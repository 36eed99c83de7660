/** The services with their configuration: the same variables that production gives them. */
import { join } from 'node:path';
import { inRepository } from '../build/index.ts';
import { freePort } from '../processes/index.ts';
import { countryHosts, originOf, publicOrigins } from './addresses.ts';
import { urlOf } from './databases.ts';
import type { Role } from './roles.ts';
import type { Secrets } from './secrets.ts';

export type ServiceSpec = {
  name: string;
  file: string;
  port: number;
  environment: Readonly<Record<string, string>>;
};

export type ServiceWorld = {
  /** The port of the one origin. */
  port: number;
  secrets: Secrets;
  superuserUrl: string;
  /** The folder of the platform's data. */
  dataDir: string;
  eventStoreUrl: string;
  /** More variables for every service. */
  variables: Readonly<Record<string, string>>;
};

/** Where mails are pages to look at, on a machine without a mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mails');

/** Ports are chosen once: a service that is started again is found where it was. */
export async function describeServices(world: ServiceWorld): Promise<ServiceSpec[]> {
  const { port, secrets, superuserUrl } = world;
  const [write, projectors, read, web, forSite] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const common = {
    NODE_ENV: 'production',
    COTEJO_MODE: 'local',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    COUNTRY_HOSTS: JSON.stringify(countryHosts),
    PUBLIC_ORIGINS: publicOrigins(port),
  };
  const data = (role: Role) => ({
    EVENT_STORE_URL: world.eventStoreUrl,
    DATABASE_URL: urlOf(superuserUrl, role, secrets.rolePasswords[role]),
    MASTER_KEY: secrets.masterKey,
  });
  const service = (name: string, at: number, environment: Record<string, string>): ServiceSpec => ({
    name,
    file: inRepository(name, 'dist', 'main.js'),
    port: at,
    environment: { ...common, PORT: String(at), ...environment, ...world.variables },
  });
  const { REDIS_URL } = process.env;
  const mail = { MAIL_FROM: process.env['MAIL_FROM'] || 'Cotejo <avisos@cotejo.test>' };
  const jobs = { ...(REDIS_URL && { REDIS_URL }) };
  const front = {
    SITE_PORT: String(forSite),
    WRITE_SERVICE_ORIGIN: originOf('127.0.0.1', write),
    READ_SERVICE_ORIGIN: originOf('127.0.0.1', read),
    PUBLIC_WEB_ORIGIN: originOf('127.0.0.1', web),
    CONSOLE_FILES: inRepository('admin', 'dist'),
  };
  return [
    service('write-service', write, {
      ...data('write_service'),
      INDEX_KEY: secrets.indexKey,
      TOKEN_PRIVATE_KEY: secrets.tokenPrivateKey,
      ...mail,
      ...jobs,
    }),
    service('projectors', projectors, {
      ...data('projectors'),
      INDEX_KEY: secrets.indexKey,
      ...mail,
      MAIL_FOLDER: mailFolder(world.dataDir),
      ...jobs,
    }),
    service('read-service', read, {
      ...data('read_service'),
      INDEX_KEY: secrets.indexKey,
      TOKEN_PUBLIC_KEY: secrets.tokenPublicKey,
      ...jobs,
    }),
    service('public-web', web, {
      API_ORIGIN: originOf('127.0.0.1', forSite),
      PUBLIC_WEB_DIST: inRepository('public-web', 'dist'),
    }),
    { ...service('front', port, front), file: inRepository('local', 'dist', 'front.js') },
  ];
}
