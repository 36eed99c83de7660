/** The catalogue in the audit: what each event is listed as, and what its row tells. */
import { productEvents } from '@cotejo/core/catalogue';
import { datedTableEvents } from '@cotejo/core/dated-tables';
import { catalogueTermEvents, insuranceTypeEvents } from '@cotejo/core/insurance-types';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { coverageOrganizationEvents, organizationEvents } from '@cotejo/core/organizations';
import { type AuditSource, auditSource } from '../kit/audit-source.ts';
import { importRunOf } from './import-run.ts';

/** Changes by an import are listed as imports; publishing and withdrawing stay what they are. */
const importOf =
  (...published: readonly string[]) =>
  ({ type, metadata }: Recorded) =>
    metadata.actor.kind === 'user' && importRunOf(metadata) !== null && !published.includes(type)
      ? ('import' as const)
      : undefined;

export const catalogueAuditSources: readonly AuditSource[] = [
  auditSource({
    category: 'product',
    events: productEvents,
    resource: 'products',
    kinds: {
      ProductDrafted: 'edit',
      ProductChanged: 'edit',
      ProductPriced: 'edit',
      ProductPublished: 'publication',
      ProductWithdrawn: 'publication',
    },
    kindOf: importOf('ProductPublished', 'ProductWithdrawn'),
    tells: { ProductChanged: { namesOf: 'changes' } },
  }),
  auditSource({
    category: 'organization',
    events: organizationEvents,
    resource: 'organizations',
    kinds: {
      OrganizationRegistered: 'edit',
      OrganizationChanged: 'edit',
      OrganizationHidden: 'publication',
      OrganizationShown: 'publication',
    },
    kindOf: importOf('OrganizationHidden', 'OrganizationShown'),
    tells: { OrganizationRegistered: ['displayName'], OrganizationChanged: { namesOf: 'event' } },
  }),
  auditSource({
    category: 'insuranceType',
    events: insuranceTypeEvents,
    resource: 'insurance-types',
    kinds: {
      InsuranceTypeRegistered: 'edit',
      InsuranceTypeChanged: 'edit',
      InsuranceTypeHidden: 'publication',
      InsuranceTypeShown: 'publication',
    },
    kindOf: importOf('InsuranceTypeHidden', 'InsuranceTypeShown'),
    tells: { InsuranceTypeRegistered: ['displayName'], InsuranceTypeChanged: { namesOf: 'event' } },
  }),
  auditSource({
    category: 'coverageOrganization',
    events: coverageOrganizationEvents,
    resource: 'coverage-organizations',
    kinds: {
      CoverageOrganizationRegistered: 'edit',
      CoverageOrganizationChanged: 'edit',
      CoverageOrganizationHidden: 'publication',
      CoverageOrganizationShown: 'publication',
    },
    kindOf: importOf('CoverageOrganizationHidden', 'CoverageOrganizationShown'),
    tells: {
      CoverageOrganizationRegistered: ['displayName'],
      CoverageOrganizationChanged: { namesOf: 'event' },
    },
  }),
  auditSource({
    category: 'catalogueTerm',
    events: catalogueTermEvents,
    resource: 'catalogue-terms',
    kinds: {
      CatalogueTermRegistered: 'edit',
      CatalogueTermChanged: 'edit',
      CatalogueTermHidden: 'publication',
      CatalogueTermShown: 'publication',
    },
    kindOf: importOf('CatalogueTermHidden', 'CatalogueTermShown'),
    tells: { CatalogueTermRegistered: ['kind', 'name'], CatalogueTermChanged: { namesOf: 'event' } },
  }),
  auditSource({
    category: 'datedTable',
    events: datedTableEvents,
    resource: 'dated-tables',
    kinds: { TableRowsSet: 'table' },
    tells: { TableRowsSet: ['from'] },
  }),
];
