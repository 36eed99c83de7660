/** Requests of visitors: requests for insurance, for a plan and to be called. Safe in a browser. */
export { insuranceRequest, insuranceRequestUpdate } from './insurance-request.ts';
export { contactRequest } from './lead-request.ts';
export { type OwnUpdate, updateOwn } from './own-update.ts';
export { planRequest, planRequestType, planRequestUpdate } from './plan-request.ts';
export { priceAmount } from './quoted-price.ts';
export { datosingresados } from './person-fields.ts';
export { referenceNumber } from './reference-number.ts';
