/** Mails that the shared platform wrote into its folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '../../../local/src/platform/services.ts';
import { eventually } from './eventually.ts';
import { platform } from './platform.ts';

/** @returns the pages of the mails to somebody, the oldest first */
export const mailsTo = async (email: string): Promise<readonly string[]> => {
  const folder = mailFolder(platform().dataDir);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
  const pages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return pages.filter((page) => page.includes(`<b>Para:</b> ${email}<`));
};

/** Waits for the link of a mail. @param which the first mail to this person is 1 */
export const mailedLink = (email: string, which = 1): Promise<string> =>
  eventually(`mail ${which} to ${email}`, async () => {
    const page = (await mailsTo(email))[which - 1];
    return page && /href="([^"]+)"/.exec(page)?.[1];
  });
