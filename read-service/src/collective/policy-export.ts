/** Policies as a file: what the list shows, by the names that people know. */
import { type PolicyRecord } from '@cotejo/core/policies';
import { collectiveCoverageTypes, nameIn, policyScopes } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { columnOf } from '../kit/export/column.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { policyListing } from './policies.ts';

const column = columnOf<PolicyRecord>();

export const policyExport = exportOf(policyListing, {
  aggregate: 'policies',
  idOf: ({ id }) => id,
  permissions: ['policy:read', 'policy:export'],
  name: 'Pólizas',
  columns: [
    column('number', 'Póliza', ({ number }) => number),
    column('companyName', 'Empresa', ({ companyName, companyId }) => companyName ?? companyId),
    column('insurerName', 'Aseguradora', ({ insurerName, insurerId }) => insurerName ?? insurerId),
    column('partnerName', 'Partner', ({ partnerName, partnerId }) => partnerName ?? partnerId),
    column('country', 'País', ({ country }) => countryOf(country).name),
    column('coverageType', 'Cobertura', ({ coverageType }) => nameIn(collectiveCoverageTypes, coverageType)),
    column('scope', 'Asegura a', ({ scope }) => nameIn(policyScopes, scope)),
    column('validFrom', 'Desde', ({ validFrom }) => validFrom),
    column('validUntil', 'Hasta', ({ validUntil }) => validUntil),
    column('coverageGroups', 'Grupos', ({ coverageGroups }) =>
      coverageGroups.map(({ code, name }) => `${code}: ${name}`).join('; '),
    ),
    column('oldestDependant', 'Edad máxima de las cargas', ({ oldestDependant }) => oldestDependant),
    column('status', 'Estado', ({ status }) => (status === 'deleted' ? 'Eliminada' : 'Registrada')),
  ],
});
