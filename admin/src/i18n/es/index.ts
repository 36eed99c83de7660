/** Everything that the console says. */
import { type TranslationMessages } from 'react-admin';
import { audit } from './audit.ts';
import { catalogue, catalogueResources } from './catalogue.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { imports } from './imports.ts';
import { inbox, notifications } from './inbox.ts';
import { bulk, exports } from './jobs.ts';
import { leads } from './leads.ts';
import { lists } from './lists.ts';
import { raInterface } from './ra-interface.ts';
import { raMessages } from './ra-messages.ts';
import { told } from './told.ts';
import { users } from './users.ts';
import { workspace } from './workspace.ts';

export const es = {
  ra: { ...raInterface, ...raMessages },
  cotejo: { ...common, start: home, inbox, lists, told, ...identity, workspace, catalogue },
  resources: { leads, users, auditoria: audit, bulk, exports, imports, notifications, ...catalogueResources },
} satisfies TranslationMessages;
