/** Leads as files of exports hold them: their people can be erased. */
import { type ErasableRecords } from '../../kit/export/source.ts';

export const erasableLeads: ErasableRecords = { view: 'read.lead', projector: 'leads' };
