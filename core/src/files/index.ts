/** Files of records: how they are attached and withdrawn. Safe in a browser. */
export {
  attachedByAnother,
  type FileWithdrawal,
  fileWithdrawal,
  isAttachedBy,
  isToBeAttached,
  isWithdrawn,
  withdrawal,
  type WithFiles,
  withoutFile,
} from './attached-files.ts';
