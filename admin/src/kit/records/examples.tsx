/** Examples of pieces for described kinds of records: their states, as data. */
import { partners } from '@cotejo/core/partners';
import { type Examples } from '../../testing/example.ts';
import { KindHead } from './KindHead.tsx';

const partner = {
  id: 'PE-20100070970',
  country: 'PE',
  name: 'Corredora Austral',
  kind: 'broker',
  documentType: 'RUC',
  documentNumber: '20100070970',
  version: 1,
  position: '1',
  allowedCommands: [],
} as const;

export const examples: Examples = {
  KindHead: { usual: <KindHead of={partners} record={{ ...partner, contacts: [] }} forms={{}} /> },
};
