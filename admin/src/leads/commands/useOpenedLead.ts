/** The lead that a form was opened on, and the newest that is known of it since. */
import { useState } from 'react';
import { type LeadRow } from '../lead.ts';

/**
 * @param lead as the screen has it, which may be of the moment when the form was opened
 */
export const useOpenedLead = (lead: LeadRow) => {
  const [opened, setOpened] = useState(lead);
  const [refusedFor, setRefusedFor] = useState(lead);
  const newest = refusedFor.version > lead.version ? refusedFor : lead;
  return {
    opened,
    newest,
    isNewer: newest.version > opened.version,
    /** The server named a newer version when it refused the command. */
    noteNewer: setRefusedFor,
    /** The person goes on from the newest version. */
    accept: () => setOpened(newest),
  };
};
