/** Bodies that are files: received in turns, on disk. */
export { type ReceivedFile } from './received-file.ts';
export { fromStaff, fromVisitors } from './senders.ts';
export { fileTooLarge, takeBodies, withBody } from './take-bodies.ts';
