/** Mails as they go out: to a small mail server of the test's own, once, and told as what they are when they do not. */
import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account, noteFloor, openAccount } from '@cotejo/core/accounts';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { insurerFile, prepareFile, sendFile } from '@cotejo/core/insurer-files';
import { createInsurerContact, insurerTerms } from '@cotejo/core/insurer-terms';
import { commandHandler, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { askMail, mail, type MailEvent, mailEvents, resendMail } from '@cotejo/core/mails';
import { user } from '@cotejo/core/users';
import { askForgottenLink, choosePassword, passwordToken } from '@cotejo/core/users/server';
import { whenPasswordLinkAskedThenMail } from '../identity/when-password-link-asked-then-mail.ts';
import { whenBalanceFallsThenMailExecutive } from '../accounts/when-balance-falls-then-mail-executive.ts';
import { whenFileSentThenMailInsurer } from '../collective/when-file-sent-then-mail-insurer.ts';
import { type Mailer, noMailServer, smtpMailer } from '../kit/mail/index.ts';
import { automationWorld } from '../testing/automation-world.ts';
import { indexKey, until } from '../testing/world.ts';
import { whenMailAskedThenSend } from './when-mail-asked-then-send.ts';

const { sql, store, world, start, caughtUp, hire } = automationWorld();

type Received = { readonly to: readonly string[]; readonly text: string };
let received: Received[];
/** What the server says to the next recipients. */
let answers: number[];
let server: SMTPServer;
let mailer: Mailer;

beforeEach(async () => {
  [received, answers] = [[], []];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      const responseCode = answers.shift();
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Cotejo <avisos@cotejo.test>');
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mailOf = async (id: string) => {
  const events = await world().codec.decode<MailEvent>(mailEvents, await store().readStream(`mail-${id}`));
  return fold(mail, mail.initial, events);
};
const ask = async (id: string = randomUUID()): Promise<string> => {
  const recipient = { kind: 'user', userId: await hire() } as const;
  await world().send(
    mail,
    id,
    askMail({ kind: 'lowBalance', recipient, subject: 'Saldo bajo', text: 'Saldo 10, mínimo 20.' }),
  );
  return id;
};
const becomes = (id: string, wanted: object) =>
  until('the mail', async () => {
    const state: object = await mailOf(id);
    return Object.entries(wanted).every(([name, value]) => state[name as keyof object] === value);
  });
const sending = (options: Parameters<typeof start>[1] = {}, by: Mailer = mailer) =>
  start(
    whenMailAskedThenSend({ mailer: by, pool: sql(), indexKey, publicOrigin: 'https://www.cotejo.test' }),
    options,
  );

describe('a mail', () => {
  test('goes out once to the address that its recipient has', async () => {
    await caughtUp(sending());
    const id = await ask();
    await becomes(id, { status: 'sent' });
    expect(received).toHaveLength(1);
    expect(received[0]!.to[0]).toMatch(/@demo\.test$/);
    expect(received[0]!.text).toContain('Subject: Saldo bajo');
  });
  test('that a server puts off waits with the reason and is tried again; one that it refuses is told', async () => {
    answers = [451];
    await caughtUp(sending());
    const late = await ask();
    await becomes(late, { status: 'waiting', reason: 'unreachable', failures: 1 });
    answers = [550];
    const refused = await ask();
    await becomes(refused, { status: 'failed', reason: 'refused' });
    expect(received).toEqual([]);
    await world().send(mail, refused, resendMail);
    await becomes(refused, { status: 'sent' });
    expect(received).toHaveLength(1);
  });
  test('of a process that ends before it says what came of it is not sent twice', async () => {
    let killed = false;
    const dying: HandleCommand = async () => {
      killed = true;
      throw new StoreUnavailable('the process is gone before it says what came of it');
    };
    const first = sending({ handle: dying });
    await caughtUp(first);
    const id = await ask();
    await until('the try', () => killed);
    await first.stop();
    expect(received).toHaveLength(1);
    await caughtUp(sending({ handle: commandHandler(store(), world().codec) }));
    await becomes(id, { status: 'failed', reason: 'interrupted' });
    expect(received).toHaveLength(1);
  });
  test('on a machine without a mail server stays where it is read, and nothing says that it was sent', async () => {
    await caughtUp(sending({}, noMailServer));
    const id = await ask();
    await becomes(id, { status: 'failed', reason: 'noServer' });
    expect(await mailOf(id)).toMatchObject({ text: 'Saldo 10, mínimo 20.' });
  });
});

describe('what is told by mail', () => {
  const by: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL', 'PE'] };
  const actor = { actor: actorOf(by) };

  test('is a balance that fell below the floor, once at each fall', async () => {
    await caughtUp(start(whenBalanceFallsThenMailExecutive));
    await caughtUp(sending());
    const id = await hire();
    const executive: Staff = { id, roles: ['EJECUTIVO'], countries: ['CL'] };
    await world().send(account, id, openAccount({ by, executive, country: 'CL' }), actor);
    await world().send(account, id, noteFloor(50_000));
    await until('the mail', () => received.length > 0);
    expect(received).toMatchObject([{ to: [`${id}@demo.test`] }]);
    expect(received[0]!.text.replaceAll('=\r\n', '')).toContain('50.000');
  });
  test('is a file that was sent, to the contacts that were chosen, and names no insured person', async () => {
    await caughtUp(start(whenFileSentThenMailInsurer));
    await caughtUp(sending());
    const [chosen, other] = [randomUUID(), randomUUID()];
    for (const id of [chosen, other]) {
      const contact = { name: 'Carla', email: `${id}@aseguradora.test`, typeId: 'ceo' } as const;
      await world().send(insurerTerms, '301', createInsurerContact(id, contact), { country: 'PE' });
    }
    const fileId = randomUUID();
    const facts = {
      insurerId: '301',
      country: 'PE',
      lastDay: '2026-03-20',
      operationDate: '2026-04-01',
    } as const;
    await world().send(insurerFile, fileId, prepareFile(facts), { ...actor, country: 'PE' });
    const counts = { activations: 12, cancellations: 1 };
    await world().send(insurerFile, fileId, sendFile(counts, [chosen], [chosen, other]), actor);
    await until('the mail', () => received.length > 0);
    expect(received).toMatchObject([{ to: [`${chosen}@aseguradora.test`] }]);
    expect(received[0]!.text.replaceAll('=\r\n', '')).toContain('12 altas y 1 baja');
  });

  test('is the link for a forgotten password, to its person alone, and no list or log has it', async () => {
    await caughtUp(start(whenPasswordLinkAskedThenMail));
    await caughtUp(sending());
    const [userId, linkId] = [await hire(), randomUUID()];
    await world().send(user, userId, askForgottenLink(linkId));
    await becomes(linkId, { status: 'sent', kind: 'forgottenPassword' });
    expect(received).toMatchObject([{ to: [`${userId}@demo.test`] }]);
    const token = passwordToken(indexKey, userId, linkId);
    const read = received[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const address = `https://www.cotejo.test/console/password-link#${token}`;
    expect(read).toContain(`\r\n${address}\r\n`);
    expect(read).toContain(`href="${address}"`);
    const kept = JSON.stringify(await mailOf(linkId));
    expect(kept).toContain('[enlace personal]');
    expect(kept).not.toContain(token.split('.')[1]);
  });
  test('is no link that is good no more: the mail says so and is not sent', async () => {
    const [userId, linkId] = [await hire(), randomUUID()];
    await world().send(user, userId, askForgottenLink(linkId));
    await world().send(user, userId, choosePassword({ linkId, hash: 'x', days: 90 }));
    await caughtUp(start(whenPasswordLinkAskedThenMail));
    await caughtUp(sending());
    await becomes(linkId, { status: 'failed', reason: 'outdated' });
    expect(received).toEqual([]);
  });
});
