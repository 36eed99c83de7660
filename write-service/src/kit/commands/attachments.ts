/** Files of an aggregate, as it registers them: who may attach one, when, and which are attached. */
import { type Staff } from '@cotejo/core/identity';
import { type Permission } from '@cotejo/core/reference/permissions';

export type AttachableFile = {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
};

export type Attachments<State> = {
  /** Permission to upload a file for a record of this aggregate. */
  readonly permission: Permission;
  /**
   * Refuses an upload that this person could not attach to the record now; run before the file is read.
   * @param file of one byte: its size is not known yet
   * @throws Rejection
   */
  readonly check: (state: State, file: AttachableFile, by: Staff, now: Date) => void;
  /** The ids of the files that are attached to the record. */
  readonly idsOf: (state: State) => readonly string[];
};
