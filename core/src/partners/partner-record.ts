/** Partners as they are stored, listed, exported and shown. */
import { z } from 'zod';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, table } from '../kit/table/index.ts';
import { contact, documentId, houseHolders } from '../collective/index.ts';
import { formatDocument } from '../people/index.ts';
import { choiceColumn, countryColumn, record, type ShownBy } from '../records/index.ts';
import { partnerKinds } from '../reference/collective-tables.ts';
import { partner } from './partner.ts';
import { partnerWords } from './partner-words.ts';

const partnerTable = table({
  name: 'partner',
  key: 'id',
  columns: {
    id: column('text', z.string().describe('el país y el documento')),
    country: countryColumn(),
    name: column('text', z.string(), { label: 'Nombre', isSorted: true, isSearched: true }),
    kind: choiceColumn('Tipo', partnerKinds),
    documentType: column('text', z.string()),
    documentNumber: column('text', z.string(), { label: 'Documento', isSearched: true }),
    contacts: column('jsonb', z.array(contact).nullable(), { label: 'Contactos', isPersonal: true }),
  },
  indexes: ['country', 'name'],
});

const rule = {
  permission: partnerWords.permission,
  heldBy: { country: ['country'], partner: ['partner'], all: [] },
} as const;

export const partners = record({
  ...partnerWords,
  table: partnerTable,
  decider: partner,
  valuesOf(_, state) {
    if (state.status === 'unknown') return undefined;
    const { status, contacts, ...values } = state;
    const id = documentId(values.country, values.documentNumber);
    return { ...values, id, contacts: unlessErased(contacts) ?? null };
  },
  rule,
  held: { country: 'country', partner: 'id' },
  cells: {
    documentNumber: ({ country, documentType, documentNumber }) =>
      formatDocument(country, documentType, documentNumber),
  },
  listed: ['name', 'kind', 'documentNumber', 'country'],
  history: { ...partnerWords.history, heldBy: houseHolders },
  events: {
    PartnerCreated: { kind: 'edit', details: ['name'] },
    PartnerUpdated: { kind: 'edit', details: { namesOf: 'event' } },
  },
});
export type PartnerRecord = ShownBy<typeof partners>;
