/** Everything that the console says. */
import { type TranslationMessages } from 'react-admin';
import { audit } from './audit.ts';
import { common } from './common.ts';
import { leads } from './leads.ts';
import { raInterface } from './ra-interface.ts';
import { raMessages } from './ra-messages.ts';

export const es = {
  ra: { ...raInterface, ...raMessages },
  cotejo: common,
  resources: { leads, auditoria: audit },
} satisfies TranslationMessages;
