/** The mailer of a machine that sends nothing: each mail becomes a page in a folder, to be looked at with a browser. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escaped } from './mail-html.ts';
import { type Mailer } from './mailer.ts';

const head = (name: string, value: string): string => `<b>${name}:</b> ${escaped(value)}<br>`;

/** @param from the sender's address */
export const folderMailer =
  (folder: string, from: string): Mailer =>
  async ({ id, to, subject, text, html }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const page = [
      '<!doctype html><meta charset="utf-8">',
      `<p>${head('De', from)}${head('Para', to)}${head('Asunto', subject)}</p><hr>`,
      html,
      `<hr><p><b>El mismo correo, solo texto:</b></p><pre>${escaped(text)}</pre>`,
    ].join('\n');
    const name = `${new Date().toISOString().replaceAll(':', '-')} ${id}`;
    // Under its name it is whole.
    await writeFile(join(folder, `${name}.part`), page, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, `${name}.html`));
    return 'sent';
  };
