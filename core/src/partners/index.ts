/** Partners through whom policies come. Safe in a browser. */
export {
  createPartner,
  type Partner,
  partner,
  type PartnerDetails,
  type PartnerEvent,
  partnerEvents,
  partnerStream,
  updatePartner,
} from './partner.ts';
export {
  allowedPartnerCommands,
  partnerGuard,
  partnerHistoryRule,
  partnerList,
  partnerPermissions,
  partnerRule,
} from './partner-access.ts';
export {
  partnerHistoryTable,
  type PartnerRecord,
  partnerRecordSchema,
  partnerTable,
  partnerValues,
} from './partner-table.ts';
