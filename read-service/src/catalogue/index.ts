/** The catalogue as visitors' calls read it. */
export { areaOf, type PricedOn, priceOfCard, profilePrice, shownPrice } from './cards/card-price.ts';
export { cardOf } from './cards/card.ts';
export { clinicsElsewhere } from './organizations/clinics.ts';
export { type Known, lineageOf, nameOf, readKnown } from './known.ts';
export { profileField, profileOf, refuse } from './profile-of.ts';
export { cardSourceOf, findCards, findHeldAt, type Published } from './publications.ts';
export { ready } from './ready.ts';
export { wrongProductType } from './product-types.ts';
export { typeCalled, typesForOthers, typesNamed, typesWithin } from './types.ts';
export { type Detailed } from './detail/section.ts';
export { featuresOfType } from './detail/features-of-type.ts';
export { detailOf, detailSchema } from './detail/detail.ts';
export { writtenOf } from './documents/documents.ts';
export { fileIdParam, pdfAnswer } from './documents/document-file-route.ts';
export { findDocumentFile, piecesOf } from './documents/document-files.ts';
export { dayField, headers, idParam, sentHeaders } from './visit.ts';
