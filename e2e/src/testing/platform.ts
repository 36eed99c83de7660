/** The platform that the tests of a run share. */
import { inject } from 'vitest';

export type SharedPlatform = {
  /** Of the one origin, on the loopback address. */
  port: number;
  eventStoreUrl: string;
  /** The superuser's, in the database of the services. */
  databaseUrl: string;
  dataDir: string;
};

export const platform = (): SharedPlatform => inject('platform');

/** The address of a screen, such as `pageOf('cl', '/Contacto')`. */
export const pageOf = (country: 'pe' | 'cl' | 'co' | 'int', path: string): string =>
  `http://${country}.localhost:${platform().port}${path}`;

export const consolePage = (path = ''): string => pageOf('pe', `/console/${path}`);
