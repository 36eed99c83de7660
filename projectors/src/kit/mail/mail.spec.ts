/** Mails as people see them, and where they go. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mailerFor, mailHtml } from './index.ts';

const link = { address: 'https://www.cotejo.test/console/password-link#a.b', label: 'Elegir contraseña' };

describe('a mail as HTML', () => {
  test('has its paragraphs, and its link as a button and to copy', () => {
    const html = mailHtml('Tu acceso', `Hola:\n\n${link.address}\n\nUna\nOtra`, link);
    expect(html).toContain('<p>Hola:</p>');
    expect(html).toContain('<p>Una<br>Otra</p>');
    expect(html.split(`href="${link.address}"`)).toHaveLength(3);
    expect(html).toContain('>Elegir contraseña</a>');
  });
  test('takes nothing of a text for HTML', () => {
    expect(mailHtml('<b>', `<img src="x"> & 'y'`)).toContain(
      '&lt;img src=&quot;x&quot;&gt; &amp; &#39;y&#39;',
    );
  });
});

describe('mail goes out', () => {
  const none = { SMTP_URL: '', MAIL_FROM: '', MAIL_FOLDER: '', COTEJO_MODE: 'production' };
  const mail = { id: 'a', to: 'eva@demo.test', subject: 'Tu <acceso>', text: 'Hola', html: '<p>Hola</p>' };

  test('nowhere without a server and a sender', async () => {
    expect(await mailerFor(none)(mail)).toBe('noServer');
  });
  test('not half: a server needs a sender, and a sender a server', () => {
    expect(() => mailerFor({ ...none, SMTP_URL: 'smtp://127.0.0.1' })).toThrow('MAIL_FROM');
    expect(() => mailerFor({ ...none, MAIL_FROM: 'avisos@cotejo.test' })).toThrow('SMTP_URL');
    const inFolder = { ...none, MAIL_FROM: 'avisos@cotejo.test', MAIL_FOLDER: '/tmp' };
    expect(() => mailerFor(inFolder)).toThrow('SMTP_URL');
  });
  test('into a folder of the local platform, as a page that says to whom', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cotejo-mails-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const settings = { ...none, COTEJO_MODE: 'local', MAIL_FROM: 'Cotejo <avisos@cotejo.test>', MAIL_FOLDER: join(folder, 'mails') }; // oxfmt-ignore
    expect(await mailerFor(settings)(mail)).toBe('sent');
    const [name, ...others] = await readdir(settings.MAIL_FOLDER);
    expect([name, others]).toEqual([expect.stringMatching(/ a\.html$/), []]);
    const page = await readFile(join(settings.MAIL_FOLDER, name!), 'utf8');
    for (const part of [
      'eva@demo.test',
      'Cotejo &lt;avisos@cotejo.test&gt;',
      'Tu &lt;acceso&gt;',
      '<p>Hola</p>',
    ])
      expect(page).toContain(part);
  });
});
