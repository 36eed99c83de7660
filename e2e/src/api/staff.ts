/** Somebody of the staff who uses the API, and the lead that such a person works on. */
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { type Answer, type Caller, jsonOf } from './call.ts';
import { contactsOf } from './person.ts';

/** Of everybody in the demo. */
export const password = 'Demo#2026';

const opened = z.object({ token: z.string(), user: z.object({ id: z.string(), name: z.string() }) });

export type StaffCaller = {
  /** Of the first login. */
  token: string;
  id: string;
  name: string;
  /** Calls as this person, and logs in anew before the token expires. */
  call: Caller;
};

/** A token is good for five minutes, and a file of tests takes longer where much else goes on; milliseconds. */
const renewal = 4 * 60_000;

/** Logs in as one of the demo's people, such as `supervisor`. */
export async function logIn(call: Caller, login: string): Promise<StaffCaller> {
  const open = async () => {
    const body = { email: `${login}@demo.test`, password };
    const answer = await call({ method: 'POST', path: '/api/auth/login', body });
    if (answer.status !== 200) throw new Error(`${login} can't log in: ${answer.status} ${answer.text}`);
    return opened.parse(jsonOf(answer));
  };
  const { token, user } = await open();
  let [current, openedAt] = [Promise.resolve(token), Date.now()];
  return {
    token,
    ...user,
    async call({ headers, ...rest }) {
      if (Date.now() - openedAt > renewal)
        [current, openedAt] = [open().then(({ token }) => token), Date.now()];
      return call({ ...rest, headers: { authorization: `Bearer ${await current}`, ...headers } });
    },
  };
}

export const newId = (): string => crypto.randomUUID();

/** A command of the staff on a lead. */
export const leadCommand = (
  staff: StaffCaller,
  leadId: string,
  command: string,
  body: unknown,
  { key = newId(), ifMatch }: { key?: string; ifMatch?: number } = {},
): Promise<Answer> =>
  staff.call({
    method: 'POST',
    path: `/api/commands/leads/${leadId}/${command}`,
    headers: { 'idempotency-key': key, ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
    body,
  });

/** What a visitor of Peru types into the contact form; a different one for each name. */
export const contactOf = (nombre: string, more: Record<string, unknown> = {}) => ({
  productType: 'seguros-de-salud',
  businessLine: 'contacto',
  leadAttributionInfo: [],
  origin_url: 'http://pe.localhost/Contacto',
  originLead: 'Contacto',
  isInternalTraffic: false,
  datosingresados: {
    nombre,
    apellidoPaterno: 'Salas',
    tipoDocumento: 'DNI',
    ...contactsOf(nombre),
    mensaje: 'Quiero comparar planes de salud.',
    ...more,
  },
});

const received = z.object({
  data: z.object({ id: z.string(), position: z.string(), feedbackSignature: z.string().nullable() }),
});

/** What the platform says to a visitor whose request it took. */
export const receivedOf = (answer: Answer): z.infer<typeof received>['data'] => {
  if (answer.status !== 201) throw new Error(`the request was not taken: ${answer.status} ${answer.text}`);
  return received.parse(jsonOf(answer)).data;
};

/** Sends a visitor's contact request. */
export const sendContact = (call: Caller, nombre: string, key = newId(), more = {}): Promise<Answer> =>
  call({
    method: 'POST',
    path: '/api/contactos',
    headers: { 'idempotency-key': key },
    body: contactOf(nombre, more),
  });

const rows = z.array(z.object({ id: z.string(), firstName: z.string(), version: z.number() }));

/** What the console reads there, once it has come as far as a place in the log. */
export const readUpTo = (staff: StaffCaller, path: string, position: string): Promise<Answer> =>
  eventually(`${path} comes so far`, async () => {
    const answer = await staff.call({ method: 'GET', path, headers: { 'x-min-position': position } });
    return answer.status === 200 && !answer.headers['x-projection-stale'] ? answer : undefined;
  });

/** Where the log stood when a command of the staff was taken. */
export const positionOf = (answer: Answer): string =>
  z.object({ position: z.string() }).parse(jsonOf(answer)).position;

/** The leads that the console finds by a name, once it has come as far as a place in the log. */
export async function leadsNamed(
  staff: StaffCaller,
  name: string,
  position: string,
): Promise<z.output<typeof rows>> {
  const path = `/api/console/leads?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
  const answer = await readUpTo(staff, path, position);
  return rows.parse(jsonOf(answer)).filter(({ firstName }) => firstName === name);
}
