/** Everything that the console says. */
import { type TranslationMessages } from 'react-admin';
import { audit } from '../../audit/messages.ts';
import { catalogue, catalogueResources } from '../../catalogue/messages/catalogue.ts';
import { common } from '../../kit/messages/common.ts';
import { home } from '../../leads/messages/home.ts';
import { identity } from '../auth/messages.ts';
import { imports } from '../../catalogue-import/messages.ts';
import { inbox, notifications } from '../../notifications/messages.ts';
import { bulk, exports } from '../../bulk/messages.ts';
import { leads } from '../../leads/messages/leads.ts';
import { lists } from '../../kit/messages/lists.ts';
import { raInterface } from '../../kit/messages/ra-interface.ts';
import { raMessages } from '../../kit/messages/ra-messages.ts';
import { told } from '../../leads/messages/told.ts';
import { users } from '../../identity/messages.ts';
import { workspace } from '../../workspace/messages.ts';

export const es = {
  ra: { ...raInterface, ...raMessages },
  cotejo: { ...common, start: home, inbox, lists, told, ...identity, workspace, catalogue },
  resources: { leads, users, auditoria: audit, bulk, exports, imports, notifications, ...catalogueResources },
} satisfies TranslationMessages;
