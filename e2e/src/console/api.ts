/** The API beside the browser: what other people do while somebody looks at the console. */
import { afterAll } from 'vitest';
import { type Caller, callerOf } from '../api/call.ts';
import { contactsOf } from '../api/person.ts';
import { leadCommand, logIn, newId, receivedOf, sendContact, type StaffCaller } from '../api/staff.ts';
import { platform } from '../testing/platform.ts';

export type Api = {
  readonly call: Caller;
  /** A lead that nobody has yet; answers with its id and the address of its page in the console. */
  newLead: (nombre: string) => Promise<{ id: string; path: string }>;
  /** A lead that the executive of the demo works on, who is of the supervisor's team. */
  workedLead: (nombre: string) => Promise<{ id: string; path: string }>;
  /** One of the demo's people, who has logged in. */
  as: (login: string) => Promise<StaffCaller>;
  /** What somebody else does to a lead meanwhile; throws when it is refused. */
  act: (login: string, id: string, command: string, body: unknown) => Promise<void>;
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
  // Everybody logs in once: more would be taken for guessing.
  const staff = new Map<string, Promise<StaffCaller>>();
  const as = (login: string): Promise<StaffCaller> => {
    const known = staff.get(login) ?? logIn(call, login);
    staff.set(login, known);
    return known;
  };
  const act = async (login: string, id: string, command: string, body: unknown) => {
    const { status, text } = await leadCommand(await as(login), id, command, body);
    if (status !== 200) throw new Error(`${login} can't ${command}: ${status} ${text}`);
  };
  const workedLead = async (nombre: string) => {
    const lead = await newLead(nombre);
    const { id: executiveId } = await as('ejecutivo');
    await act('supervisor', lead.id, 'assign', { executiveId });
    return lead;
  };
  return { call, newLead, workedLead, act, as };
}
