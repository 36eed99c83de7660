/** The platform that the test files of one worker share, one after the other. */
import { inject } from 'vitest';

export type SharedPlatform = {
  /** Of the one origin, on the loopback address. */
  port: number;
  eventStoreUrl: string;
  /** The superuser's, in the database of the services. */
  databaseUrl: string;
  dataDir: string;
};

/** Workers are numbered from 1. */
export const platform = (): SharedPlatform => inject('platforms')[Number(process.env['VITEST_POOL_ID']) - 1]!;

/** The address of a screen, such as `pageOf('cl', '/Contacto')`. */
export const pageOf = (country: 'pe' | 'cl' | 'co' | 'int', path: string): string =>
  `http://${country}.localhost:${platform().port}${path}`;

export const consolePage = (path = ''): string => pageOf('pe', `/console/${path}`);
