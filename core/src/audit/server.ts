/** Recording who looked at whose personal data, for services. */
export { accessRecorder, type Look, type RecordAccess } from './record-access.ts';
