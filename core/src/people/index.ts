/** How people introduce themselves: names, e-mails, phones and identification numbers, checked by country. Safe in a browser. */
export { companyDocumentNumber } from './company-document.ts';
export { companyDocumentType } from './company-document-type.ts';
export { bare, documentOf, optionalDocumentNumber } from './documents.ts';
export { formatDocument } from './format-document.ts';
export { insuredDocument } from './insured-document.ts';
export { email, optionalPersonName, personName } from './person-fields.ts';
export { phone, readPhone } from './phone.ts';
export { isRut } from './rut.ts';
