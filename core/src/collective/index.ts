/** Shared by all parts of collective insurance: access, contacts, and dates. Safe in a browser. */
export { companyHolders, documentId, houseHolders } from './access.ts';
export { attachedFile, namedFile } from './attached-file.ts';
export { type Contact, contact, place, typedContact, typedContacts } from './contact.ts';
export { type EffectiveWindow, effectiveWindow, outsideOf } from './effective-window.ts';
export { nextCuttingDay, nextOperation } from './next-operation.ts';
