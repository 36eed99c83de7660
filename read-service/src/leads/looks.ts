/** Showing somebody a lead: of it only so much is shown as the audit has words for. */
import { type LookKind } from '@cotejo/core/audit';
import { type Staff } from '@cotejo/core/identity';
import { type LookedAt, type LookParts, recordAccess } from '../kit/looks.ts';

/** To be awaited before anything of it leaves the house, as `recordAccess` says. */
export const recordLeadAccess = (
  parts: LookParts,
  viewer: Staff,
  what: LookKind,
  lead: LookedAt,
): Promise<void> => recordAccess(parts, viewer, 'leads', what, lead);
