/** Insurers' terms as they are stored, and as they are shown beside the catalogue's data. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { dayInZone } from '../kit/time/index.ts';
import { may, type Staff } from '../identity/index.ts';
import { countryOf } from '../reference/countries.ts';
import { type OrganizationType, organizationTypeIds } from '../reference/organization-types.ts';
import { contact } from '../collective/index.ts';
import { historyTable } from '../records/index.ts';
import { allowedInsurerCommands, insurerCommands } from './insurer-access.ts';
import { type InsurerTerms, termsOn } from './insurer-terms.ts';

const dated = z
  .array(z.object({ value: z.int(), from: z.iso.date() }))
  .readonly()
  .describe('del más antiguo al más nuevo, también los que vienen');
const contacts = z
  .array(z.object({ id: z.uuid(), contact: contact.nullable().describe('null si se borró') }))
  .readonly();

export const insurerTermsTable = table({
  name: 'insurer_terms',
  key: 'id',
  columns: {
    id: column('text', z.string().describe('el número de la aseguradora en el catálogo')),
    cuttingDays: column('jsonb', dated),
    retroactiveDays: column('jsonb', dated),
    contacts: column('jsonb', contacts.nullable(), { isPersonal: true }),
  },
});
export type InsurerTermsRow = RowOf<typeof insurerTermsTable>;

export const insurerHistoryTable = historyTable('insurer_history');

export const insurerTermsValues = (
  id: string,
  { cuttingDays, retroactiveDays, contacts }: InsurerTerms,
): ValuesOf<typeof insurerTermsTable> => ({
  id,
  cuttingDays,
  retroactiveDays,
  contacts: contacts.map((one) => ({ id: one.id, contact: unlessErased(one.contact) ?? null })),
});

export const insurerRecordSchema = insurerTermsTable.row.extend({
  name: z.string(),
  country: z.enum(countryCodes),
  type: z.enum(organizationTypeIds),
  cuttingDay: z.int().describe('el de hoy; 31 si no se acordó'),
  retroactive: z.int().describe('los días de hoy; 0 si no se acordó'),
  today: z.iso.date().describe('en el país de la aseguradora'),
  contacts: contacts.nullable().describe('null para quien no puede verlos'),
  allowedCommands: allowedCommandsSchema(insurerCommands),
});
export type InsurerRecord = Readonly<z.infer<typeof insurerRecordSchema>>;

/** The catalogue's data of an insurer. */
export type CataloguedInsurer = {
  readonly name: string;
  readonly country: CountryCode;
  readonly type: OrganizationType;
};

/** The record as a viewer gets it: contacts are for those alone who may read them. */
export const insurerRecord = (
  insurer: CataloguedInsurer,
  terms: InsurerTermsRow,
  viewer: Staff,
  now: Date,
): InsurerRecord => {
  const { country } = insurer;
  const today = dayInZone(now, countryOf(country).timeZone);
  const { cuttingDay, retroactiveDays: retroactive } = termsOn(terms, today);
  return {
    ...terms,
    ...insurer,
    ...{ cuttingDay, retroactive, today },
    contacts: may(viewer, 'admin:insurer-read-contact') ? terms.contacts : null,
    allowedCommands: allowedInsurerCommands(country, viewer),
  };
};
