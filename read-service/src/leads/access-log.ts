/** Logs the access to a part of a lead, one of those that the audit names. */
import { type AccessedPart } from '@cotejo/core/audit';
import { type Staff } from '@cotejo/core/identity';
import { type AccessedRecord, type AccessLogParts, recordAccess } from '../kit/access-log.ts';

/** To be awaited before any of its data is sent, as `recordAccess`. */
export const recordLeadAccess = (
  parts: AccessLogParts,
  viewer: Staff,
  what: AccessedPart,
  lead: AccessedRecord,
): Promise<void> => recordAccess(parts, viewer, 'leads', what, lead);
