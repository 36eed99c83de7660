/** The API beside the browser: what other people do while somebody looks at the console. */
import { afterAll } from 'vitest';
import { type Caller, callerOf, jsonOf } from '../api/call.ts';
import { contactsOf } from '../api/person.ts';
import {
  leadCommand,
  logIn,
  newId,
  positionOf,
  readUpTo,
  receivedOf,
  sendContact,
  type StaffCaller,
} from '../api/staff.ts';
import { eventually } from '../testing/eventually.ts';
import { platform } from '../testing/platform.ts';

/** The address of a lead's page, and what its visitor was told by. */
export type ReceivedLead = {
  readonly id: string;
  readonly path: string;
  readonly feedbackSignature: string | null;
};

export type Api = {
  readonly call: Caller;
  /** A lead that nobody has yet and the console shows; answers with its id and the address of its page there. */
  newLead: (nombre: string) => Promise<ReceivedLead>;
  /** A lead that the executive of the demo works on, who is of the supervisor's team. */
  workedLead: (nombre: string) => Promise<ReceivedLead>;
  /** One of the demo's people, who has logged in. */
  as: (login: string) => Promise<StaffCaller>;
  /** What somebody else does to a lead meanwhile, until the console shows it; throws when it is refused. */
  act: (login: string, id: string, command: string, body: unknown) => Promise<void>;
  /** Waits until the audit shows that somebody was shown a lead. */
  looked: (login: string, leadId: string) => Promise<void>;
};

/** For the test file that calls it. */
export function useApi(): Api {
  const call = callerOf(platform().port);
  afterAll(() => call.close());
  // Everybody logs in once: more would be taken for guessing.
  const staff = new Map<string, Promise<StaffCaller>>();
  const as = (login: string): Promise<StaffCaller> => {
    const known = staff.get(login) ?? logIn(call, login);
    staff.set(login, known);
    return known;
  };
  // The list, for a look at a lead would leave its trace.
  const shown = async (position: string) =>
    readUpTo(await as('supervisor'), '/api/console/leads?range=[0,0]', position);
  const act = async (login: string, id: string, command: string, body: unknown) => {
    const answer = await leadCommand(await as(login), id, command, body);
    if (answer.status !== 200) throw new Error(`${login} can't ${command}: ${answer.status} ${answer.text}`);
    await shown(positionOf(answer));
  };
  const newLead = async (nombre: string) => {
    // People of one name are not one person.
    const key = newId();
    const receipt = receivedOf(await sendContact(call, nombre, key, contactsOf(key)));
    const { id, position, feedbackSignature } = receipt;
    await shown(position);
    return { id, path: `leads/${id}/show`, feedbackSignature };
  };
  const workedLead = async (nombre: string) => {
    const lead = await newLead(nombre);
    const { id: executiveId } = await as('ejecutivo');
    await act('supervisor', lead.id, 'assign', { executiveId });
    return lead;
  };
  const looked = async (login: string, leadId: string) => {
    const [auditor, { id: actorId }] = [await as('supervisor'), await as(login)];
    const filter = encodeURIComponent(JSON.stringify({ leadId, actorId }));
    await eventually('the look is shown', async () => {
      const looks = await auditor.call({ method: 'GET', path: `/api/console/lead-access?filter=${filter}` });
      return (jsonOf(looks) as unknown[]).length > 0;
    });
  };
  return { call, newLead, workedLead, act, looked, as };
}
