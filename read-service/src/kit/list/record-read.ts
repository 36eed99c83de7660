/** A described kind of record as a context registers it on the read side. */
import { type ScopeRule } from '@cotejo/core/identity';
import { type RecordKind } from '@cotejo/core/records';
import { type RecordRead } from '../context.ts';
import { forStaff } from '../http/console-plugin.ts';
import { historyOf } from './history.ts';
import { type ListingParts, listingRoutes } from './listing-routes.ts';
import { type RuledListing, visibleIn } from './listing.ts';
import { recordExport } from './record-listing.ts';

/** @param own parts of the export and the history that the description does not give; `visibleBy` where other rows are seen by name than in the list */
export const recordRead = <Shown extends object>(
  parts: ListingParts,
  kind: RecordKind<Shown>,
  listing: RuledListing<Shown>,
  own: Parameters<typeof recordExport<Shown>>[2] & {
    readonly hasFiles?: true;
    readonly visibleBy?: ScopeRule;
  } = {},
): RecordRead => {
  const { idOf: _, visibleBy = kind.rule, ...ofHistory } = own;
  const { projector = kind.resource, idSchema } = listing;
  const history = kind.history && historyOf(kind, { projector, ...ofHistory });
  return {
    routes: [
      forStaff((app) => {
        listingRoutes(app, parts, listing);
        if (history) listingRoutes(app, parts, history.listing);
      }),
    ],
    topics: [{ resource: kind.resource, rule: kind.rule, ...(idSchema && { idSchema }) }],
    exportSources: [recordExport(kind, listing, own), ...(history ? [history.source] : [])],
    visible: [visibleIn(kind.resource, { ...listing, rule: visibleBy }, kind.history)],
  };
};
