/** Partners through whom policies come. Safe in a browser. */
export { createPartner, partner, type PartnerEvent, updatePartner } from './partner.ts';
export { type PartnerRecord, partners } from './partner-record.ts';
export { partnerWords } from './partner-words.ts';
