/** Bodies that are files: received in turns, on disk. */
export { type ReceivedFile } from './received-file.ts';
export {
  fileTooLarge,
  fromStaff,
  fromVisitors,
  receiveFrom,
  type Receiving,
  takeBodies,
  withBody,
} from './take-bodies.ts';
