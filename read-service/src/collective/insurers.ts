/** The insurers of the viewer's countries with what they agreed on, also those with whom nothing was agreed yet. */
import {
  insurerHistoryTable,
  insurerLabels,
  type CataloguedInsurer,
  type InsurerRecord,
  insurerRecord,
  insurerRecordSchema,
  insurerRule,
  type InsurerTermsRow,
  insurerTypes,
} from '@cotejo/core/insurer-terms';
import { countryCodes } from '@cotejo/core/kit/country';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { type OrganizationType } from '@cotejo/core/reference/organization-types';
import { columnOf } from '../kit/export/column.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, yesOrNo } from '../kit/http/filters.ts';
import { anyOf, condition, textIn } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type History, historyExport, historyListing } from '../kit/list/history.ts';
import { type RuledListing, type Stored } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';
import { insurerIds } from './ids.ts';

type Found = Stored & CataloguedInsurer & InsurerTermsRow;

const ids = insurerTypes.map(({ id }) => id) as [OrganizationType, ...OrganizationType[]];

/** A subquery, so that ids are text as in addresses. */
const catalogued = () =>
  sql('read.organization as o')
    .leftJoin('read.insurer_terms as t', 't.id', raw('o.id::text'))
    .whereIn('o.type', ids)
    .select(
      raw(`o.id::text as id, o.display_name as name, o.country, o.type, t.id is not null as agreed,
        coalesce(t.version, 0) as version, coalesce(t.position, 0)::text as position,
        coalesce(t.cutting_days, '[]') as "cuttingDays",
        coalesce(t.retroactive_days, '[]') as "retroactiveDays",
        coalesce(t.contacts, '[]') as contacts`),
    );

export const insurerListing: RuledListing<InsurerRecord, Found> = {
  resource: 'insurers',
  summary: 'Las aseguradoras de tus países, con lo que se acordó con cada una',
  rule: insurerRule,
  projector: 'insurer-terms',
  one: { summary: 'Una aseguradora', missing: 'No existe esa aseguradora, o no puedes verla.' },
  id: 'i.id',
  idSchema: insurerIds,
  filters: {
    q: textIn('i.name'),
    country: anyOf('i.country', oneOf(countryCodes)),
    type: anyOf('i.type', oneOf(ids)),
    agreed: condition('i.agreed = ?', yesOrNo),
  },
  sorts: { name: alphabetical('i.name') },
  defaultSort: ['name', 'ASC'],
  from: () => sql.from(catalogued().as('i')),
  held: { country: 'i.country' },
  columns: () =>
    'i.id, i.name, i.country, i.type, i.version, i.position, i."cuttingDays", i."retroactiveDays", i.contacts',
  row: insurerRecordSchema,
  show: (found, viewer) =>
    found.map(({ name, country, type, ...terms }) =>
      insurerRecord({ name, country, type }, terms, viewer, new Date()),
    ),
};

const column = columnOf<InsurerRecord>();

export const insurerExport = exportOf(insurerListing, {
  aggregate: 'insurers',
  permissions: ['admin:insurer-read'],
  name: 'Aseguradoras',
  columns: [
    column('name', insurerLabels.name, ({ name }) => name),
    column('type', insurerLabels.type, ({ type }) => nameIn(insurerTypes, type)),
    column('country', insurerLabels.country, ({ country }) => countryOf(country).name),
    column('cuttingDay', insurerLabels.cuttingDay, ({ cuttingDay, cuttingDays }) =>
      cuttingDays.length > 0 ? cuttingDay : null,
    ),
    column('retroactive', insurerLabels.retroactive, ({ retroactive, retroactiveDays }) =>
      retroactiveDays.length > 0 ? retroactive : null,
    ),
  ],
});

const history: History = {
  resource: 'insurer-history',
  summary: 'Qué se acordó con las aseguradoras, y quién lo registró (filtro recordId)',
  rule: insurerRule,
  projector: 'insurer-terms',
  table: insurerHistoryTable,
};
export const insurerHistoryListing = historyListing(history);
export const insurerHistoryExport = historyExport(history, {
  aggregate: 'insurers',
  permissions: ['admin:insurer-read'],
  name: 'Historial de aseguradoras',
  records: { view: 'read.organization', named: 'display_name' },
  label: 'Aseguradora',
});
