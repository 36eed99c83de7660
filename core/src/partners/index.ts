/** Partners through whom policies come. Safe in a browser. */
export {
  createPartner,
  type Partner,
  partner,
  type PartnerDetails,
  type PartnerEvent,
  partnerEvents,
  partnerGuard,
  partnerIdOf,
  partnerRule,
  partnerStream,
  updatePartner,
} from './partner.ts';
