/** The catalogue in the audit: what each event is listed as, and what its row tells. */
import { productEvents } from '@cotejo/core/catalogue';
import { datedTableEvents } from '@cotejo/core/dated-tables';
import { catalogueTerm, insuranceType } from '@cotejo/core/insurance-types';
import { type EntryDecider } from '@cotejo/core/kit/entries';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { coverageOrganization, organization } from '@cotejo/core/organizations';
import { auditOf, type AuditSource, auditSource } from '../kit/audit-source.ts';
import { importRunOf } from './import-run.ts';

/** Changes by an import are listed as imports; publishing and withdrawing stay what they are. */
const importOf =
  (...published: readonly string[]) =>
  ({ type, metadata }: Recorded) =>
    metadata.actor.kind === 'user' && importRunOf(metadata) !== null && !published.includes(type)
      ? ('import' as const)
      : undefined;

/** Registering and changing an entry are edits, hiding and showing it publications. @param named fields that its first row has */
const entrySource = (
  resource: string,
  { does, ...decider }: Pick<EntryDecider, 'does' | 'events' | 'stream'>,
  ...named: readonly string[]
): AuditSource => {
  const told = {
    register: { kind: 'edit', details: named },
    change: { kind: 'edit', details: { namesOf: 'event' } },
    hide: { kind: 'publication' },
    show: { kind: 'publication' },
  } as const;
  const events = Object.fromEntries(Object.entries(does).map(([type, change]) => [type, told[change]]));
  const published = Object.keys(events).filter((type) => events[type]!.kind === 'publication');
  return { ...auditOf({ resource, decider, events }), kindOf: importOf(...published) };
};

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
  entrySource('organizations', organization, 'displayName'),
  entrySource('insurance-types', insuranceType, 'displayName'),
  entrySource('coverage-organizations', coverageOrganization, 'displayName'),
  entrySource('catalogue-terms', catalogueTerm, 'kind', 'name'),
  auditSource({
    category: 'datedTable',
    events: datedTableEvents,
    resource: 'dated-tables',
    kinds: { TableRowsSet: 'table' },
    tells: { TableRowsSet: ['from'] },
  }),
];
