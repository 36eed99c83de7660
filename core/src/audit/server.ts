/** Recording who looked at whose personal data, for services. */
export { accessRecorder, type AccessLogEntry, type RecordAccess } from './record-access.ts';
