/** Rules about what people type, the same in the browser and on the server. */
export { birthDate, calendarDay, instantOf, timestamp } from './dates.ts';
export { errorKeys, fieldErrors } from './field-errors.ts';
export { cleanFileName } from './file-name.ts';
export { freeForm } from './free-form.ts';
export { inSpanish } from './in-spanish.ts';
export { emptiableText, optionalText, required, text } from './text-fields.ts';
export { jsonErrors, readJson } from './json-errors.ts';
export { linkAnswer, sitePathAnswer } from './site-links.ts';
