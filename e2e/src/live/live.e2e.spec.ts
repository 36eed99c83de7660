/** The websocket through the one origin: for those with a fresh ticket, and only about what they may see. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { callerOf, jsonOf } from '../api/call.ts';
import {
  leadCommand,
  logIn,
  positionOf,
  readUpTo,
  receivedOf,
  sendContact,
  type StaffCaller,
} from '../api/staff.ts';
import { eventually } from '../testing/eventually.ts';
import { platform } from '../testing/platform.ts';

const { port } = platform();
const call = callerOf(port);
let supervisor: StaffCaller;
beforeAll(async () => {
  supervisor = await logIn(call, 'supervisor');
});
afterAll(() => call.close());

const ticketOf = async (staff: StaffCaller): Promise<string> => {
  const answer = await staff.call({ method: 'POST', path: '/api/live/tickets' });
  return (jsonOf(answer) as { ticket: string }).ticket;
};

type Heard = { messages: Record<string, unknown>[]; closed?: number; refused?: number };

/** Opens a websocket and writes down what comes of it. */
function listen(ticket: string, origin = `http://localhost:${port}`): { socket: WebSocket; heard: Heard } {
  const path = `ws://127.0.0.1:${port}/api/live?ticket=${ticket}`;
  const socket = new WebSocket(path, { origin, headers: { host: `localhost:${port}` } });
  const heard: Heard = { messages: [] };
  socket.on('message', (text: Buffer) =>
    heard.messages.push(JSON.parse(text.toString()) as Record<string, unknown>),
  );
  socket.on('close', (code) => (heard.closed = code));
  socket.on('unexpected-response', (request, response) => {
    heard.refused = response.statusCode;
    request.destroy();
  });
  socket.on('error', () => undefined); // told by what was heard
  onTestFinished(() => socket.terminate());
  return { socket, heard };
}

const subscribed = async (staff: StaffCaller): Promise<Heard> => {
  const { socket, heard } = listen(await ticketOf(staff));
  socket.on('open', () => socket.send(JSON.stringify({ subscribe: ['leads'] })));
  await eventually('the subscription stands', async () =>
    heard.messages.some((message) => 'subscribed' in message),
  );
  return heard;
};

const refusal = (heard: Heard) =>
  eventually('the websocket is refused', async () => heard.refused ?? heard.closed);

describe('a websocket', () => {
  test('opens once with a ticket, and never again', async () => {
    const ticket = await ticketOf(supervisor);
    const first = listen(ticket);
    await eventually('it opens', async () => first.socket.readyState === WebSocket.OPEN);
    expect(await refusal(listen(ticket).heard)).toBe(401);
  });

  test.each(['', 'x', '%00', '../..', 'a'.repeat(3_000)])(
    'does not open with the ticket %j',
    async (ticket) => {
      const status = await refusal(listen(ticket).heard);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test("does not open for another site's page", async () => {
    const { heard } = listen(await ticketOf(supervisor), 'https://evil.example');
    expect(await refusal(heard)).toBe(403);
  });

  test.each(['no json', '{"subscribe":"leads"}', '{"a":1}', '[]', `{"subscribe":["${'x'.repeat(9_000)}"]}`])(
    'is closed when it says what nobody understands: %.20s',
    async (text) => {
      const { socket, heard } = listen(await ticketOf(supervisor));
      socket.on('open', () => socket.send(text));
      expect(await eventually('it closes', async () => heard.closed)).toBeGreaterThanOrEqual(1_002);
    },
  );

  test('tells whoever may see a lead that it has changed, and nobody else, and never what it holds', async () => {
    const [rosa, mateo] = [await logIn(call, 'ejecutivo'), await logIn(call, 'ejecutivo2')];
    const { id } = receivedOf(await sendContact(call, 'Encarnación'));
    const assigned = await leadCommand(rosa, id, 'assign', { executiveId: rosa.id });
    // Once that is read the news of it has been told, too: also whoever saw the lead until then hears of it.
    const shown = await readUpTo(rosa, `/api/console/leads/${id}`, positionOf(assigned));
    expect(jsonOf(shown)).toMatchObject({ executiveId: rosa.id });
    const [owner, stranger] = [await subscribed(rosa), await subscribed(mateo)];
    const changed = await leadCommand(rosa, id, 'change-status', { statusId: 2, substatusId: 201 });
    const { commandId, version } = jsonOf(changed) as { commandId: string; version: number };
    const about = (heard: Heard) => heard.messages.filter((message) => message['id'] === id);
    const message = await eventually('the owner hears of it', async () =>
      about(owner).find((one) => one['commandId'] === commandId),
    );
    expect(message).toMatchObject({ resource: 'leads', id, version, commandId });
    expect(JSON.stringify(message)).not.toMatch(/Encarnación|987654321|example\.test/);

    // What comes later has arrived: what was meant for the stranger before would have, too.
    const later = receivedOf(await sendContact(call, 'Anunciación'));
    await eventually('the stranger hears of what is free', async () =>
      stranger.messages.some((one) => one['id'] === later.id),
    );
    expect(about(stranger)).toEqual([]);
  });
});
