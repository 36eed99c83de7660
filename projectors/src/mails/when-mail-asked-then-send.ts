/** A mail that was asked for is sent, at most once per try that somebody or the calendar asked for. */
import { insurerTerms } from '@cotejo/core/insurer-terms';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { idOfStream, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import {
  mail,
  type MailEvent,
  mailEvents,
  type MailFacts,
  mailLinkPlace,
  type MailRecipient,
  noteDelivery,
} from '@cotejo/core/mails';
import { consolePath, passwordLinkPage } from '@cotejo/core/reference/console-pages';
import { user } from '@cotejo/core/users';
import { isGoodLink, passwordToken } from '@cotejo/core/users/server';
import { type Pool } from 'pg';
import { type Automation, type Resolution } from '../kit/automation/index.ts';
import { type Mailer, mailHtml, type MailLink } from '../kit/mail/index.ts';
import { schemaOf } from '../kit/projector/index.ts';

const named = { name: 'when-mail-asked-then-send', version: 1 } as const;
const handler = 'deliver';

const resolve = (event: Recorded<MailEvent>): Resolution => {
  const target = idOfStream(event.stream);
  const plan = { kind: 'plan', handler, target, because: event } as const;
  if (event.type === 'MailAsked' || event.type === 'MailResendAsked') return plan;
  if (event.type === 'MailFailed' && event.data.retryAt) return { ...plan, at: new Date(event.data.retryAt) };
  return { kind: 'drop', handler, key: target };
};

type Origin = Pick<MailParts, 'indexKey' | 'publicOrigin'>;

/** The link by which a mail's recipient chooses a password: it has the id of the mail. */
const linkIn = (
  { indexKey, publicOrigin }: Origin,
  { text, recipient }: MailFacts,
  id: string,
): (MailLink & { readonly userId: string }) | undefined => {
  if (!text.includes(mailLinkPlace) || recipient.kind !== 'user') return undefined;
  const { userId } = recipient;
  const address = `${publicOrigin}${consolePath}${passwordLinkPage}#${passwordToken(indexKey, userId, id)}`;
  return { userId, address, label: 'Elegir contraseña' };
};

/** Addresses are read when a mail goes out: of who is erased or removed there is none. */
const addressOf = async (recipient: MailRecipient, load: LoadAggregate): Promise<string | undefined> => {
  if (recipient.kind === 'user') {
    const { state } = await load(user, recipient.userId);
    return state.status === 'active' ? unlessErased(state.email) : undefined;
  }
  const { state } = await load(insurerTerms, recipient.insurerId);
  const found = state.contacts.find(({ id }) => id === recipient.contactId);
  return found && unlessErased(found.contact)?.email;
};

export type MailParts = {
  readonly mailer: Mailer;
  readonly pool: Pick<Pool, 'query'>;
  /** 32 bytes for the secrets of links. */
  readonly indexKey: Buffer;
  /** The origin of addresses in mails. */
  readonly publicOrigin: string;
};

export const whenMailAskedThenSend = ({ mailer, pool, ...origin }: MailParts): Automation => ({
  ...named,
  tables: 'create table if not exists try (id uuid primary key, at timestamptz not null default now());',
  handles: { mail: mailEvents },
  react: async (events) => (events as readonly Recorded<MailEvent>[]).map(resolve),
  handlers: {
    async [handler]({ target, commandId }, { load, send, now }) {
      const { state } = await load(mail, target);
      if (state.status !== 'waiting') return;
      const to = await addressOf(state.recipient, load);
      if (to === undefined) return send(mail, noteDelivery('noAddress'));
      const link = linkIn(origin, state, target);
      if (link && !isGoodLink((await load(user, link.userId)).state, target, now))
        return send(mail, noteDelivery('outdated'));
      // Whoever began this try and ended before saying what came of it may have sent the mail.
      const { rowCount } = await pool.query(
        `insert into ${schemaOf(named)}.try (id) values ($1) on conflict do nothing`,
        [commandId],
      );
      if (rowCount === 0) return send(mail, noteDelivery('interrupted'));
      const { subject } = state;
      const text = link ? state.text.replaceAll(mailLinkPlace, link.address) : state.text;
      const message = { id: target, to, subject, text, html: mailHtml(subject, text, link) };
      return send(mail, noteDelivery(await mailer(message)));
    },
  },
});
