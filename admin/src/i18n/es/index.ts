/** Everything that the console says. */
import { type TranslationMessages } from 'react-admin';
import { audit } from './audit.ts';
import { common } from './common.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { leads } from './leads.ts';
import { raInterface } from './ra-interface.ts';
import { raMessages } from './ra-messages.ts';
import { users } from './users.ts';

export const es = {
  ra: { ...raInterface, ...raMessages },
  cotejo: { ...common, inbox, ...identity },
  resources: { leads, users, auditoria: audit },
} satisfies TranslationMessages;
