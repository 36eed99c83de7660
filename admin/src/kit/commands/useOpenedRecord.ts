/** The record that a form was opened on, and the newest that is known of it since. */
import { useState } from 'react';

type Versioned = { readonly version: number };

/**
 * @param record as the screen has it, which may be of the moment when the form was opened; nothing for one that is to be
 */
export const useOpenedRecord = <Row extends Versioned>(record: Row | undefined) => {
  const [opened, setOpened] = useState(record);
  const [refusedFor, setRefusedFor] = useState(record);
  const newest = refusedFor && record && refusedFor.version > record.version ? refusedFor : record;
  return {
    opened,
    newest,
    isNewer: opened !== undefined && newest !== undefined && newest.version > opened.version,
    /** The server named a newer version when it refused the command. */
    noteNewer: setRefusedFor,
    /** The person goes on from the newest version. */
    accept: () => setOpened(newest),
  };
};
