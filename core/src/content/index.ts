/** Content: what the site says around its products, as data of each country. Safe in a browser. */
export { type ContentAnswer, contentAnswers } from './answers.ts';
export {
  contactEmail,
  contactGroups,
  type ContactInformation,
  contactInformationsOf,
} from './contact-informations.ts';
export { informationOf } from './informations.ts';
export { type Landing, landingLocales, landings } from './landings.ts';
export { type Line } from './line.ts';
export { lineOf, linesOf } from './lines.ts';
export { mapFeatures, mapNames } from './maps.ts';
export { menuOf } from './menu.ts';
export { isTypeOfProduct, lineNamed, typesMeant } from './product-type-names.ts';
export { type Notification, notificationOf } from './notifications.ts';
export { languages, translateRoute } from './route-words.ts';
export { showcasesOf } from './showcases.ts';
export { type State, stateNamed, statesOf } from './states.ts';
export { whyUsOf } from './why-us.ts';
export { type WorkSector, workSectors } from './work-sectors.ts';
export { worldCountries } from './world-countries.ts';
