/** The site's server beside a fake platform, for the tests of one file. */
import { afterAll } from 'vitest';
import { siteInTest } from './built-site.ts';
import { startFakePlatform } from './fake-platform.ts';

/** Starts both; they stop after the file's last test. */
export const startTestSite = async () => {
  const platform = await startFakePlatform();
  const site = await siteInTest(platform.origin);
  afterAll(() => Promise.all([site.stop(), platform.stop()]));
  return { platform, site };
};
