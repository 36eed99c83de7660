/** The API beside the browser: what other people do while somebody looks at the console. */
import { afterAll } from 'vitest';
import { type Caller, callerOf } from '../api/call.ts';
import { contactsOf } from '../api/person.ts';
import { newId, receivedOf, sendContact } from '../api/staff.ts';
import { platform } from '../testing/platform.ts';

export type Api = {
  readonly call: Caller;
  /** A lead that nobody has yet; answers with its id and the address of its page in the console. */
  newLead: (nombre: string) => Promise<{ id: string; path: string }>;
};

/** For the test file that calls it. */
export function useApi(): Api {
  const call = callerOf(platform().port);
  afterAll(() => call.close());
  const newLead = async (nombre: string) => {
    // People of one name are not one person.
    const key = newId();
    const { id } = receivedOf(await sendContact(call, nombre, key, contactsOf(key)));
    return { id, path: `leads/${id}/show` };
  };
  return { call, newLead };
}
