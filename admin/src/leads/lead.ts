/** A lead and its status history as the read service gives them. */
import { type LeadListRow, type LeadRecord, type StatusHistoryRow as Step } from '@cotejo/core/lead-records';
import { type RaRecord } from 'react-admin';

/** Personal fields are `null` when they were left out or erased; what a page alone shows is not in lists. */
export type LeadRow = RaRecord<string> & LeadListRow & Partial<LeadRecord>;

export type StatusHistoryRow = RaRecord<string> & Step;
