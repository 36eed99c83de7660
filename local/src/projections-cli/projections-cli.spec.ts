import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type ParkedEventRow } from '@cotejo/core/projections';
import { type Client, type Projection } from './client.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';

const row = (change: Partial<ParkedEventRow> = {}): ParkedEventRow => ({
  id: randomUUID(),
  projector: 'leads',
  version: 4,
  stream: 'lead-7',
  eventId: '00000000-0000-4000-8000-000000000001',
  revision: 3,
  type: 'LeadAppointmentSet',
  position: '812',
  error: 'ZodError at',
  fields: ['at'],
  since: '2026-03-02T12:00:00.000Z',
  triedAt: '2026-03-02T12:00:00.000Z',
  waiting: 2,
  shown: true,
  allowedCommands: [],
  metadata: { country: 'PE' },
  dataFields: [
    { name: 'at', holds: 'text', failed: true },
    { name: 'note', holds: 'sealed', failed: false },
  ],
  ...change,
});
const leads: Projection = {
  name: 'leads',
  version: 4,
  position: '900',
  lagEvents: 0,
  frozen: false,
  shown: true,
  stoppedAt: null,
  parked: 1,
};

/** A platform on which a decision frees the streams of these ids. */
const platform = (rows: readonly ParkedEventRow[], freed: readonly string[] = []) => {
  const sent: unknown[] = [];
  let parked = [...rows];
  const client: Client = {
    projections: async () => [leads],
    parked: async (projector) => parked.filter((one) => !projector || one.projector === projector),
    inspect: async (id) => parked.find((one) => one.id === id),
    async decide({ id, projector }, command, body) {
      sent.push([projector, command, body]);
      if (freed.includes(id)) parked = parked.filter((one) => one.id !== id);
    },
  };
  return { client, sent };
};
const printed = async (...[wanted, client]: [Parameters<typeof run>[0], Client]) => {
  const lines: string[] = [];
  const isFine = await run(wanted, client, (line) => lines.push(line));
  return { isFine, lines };
};

describe('the command line', () => {
  const here = { origin: 'http://localhost:8080' };
  test.each([
    [[], { action: 'list' }],
    [['inspect', 'x'], { action: 'inspect', id: 'x' }],
    [['retry', 'x'], { action: 'retry', id: 'x' }],
    [['retry', 'leads', '--all'], { action: 'retryAll', projector: 'leads' }],
    [['skip', 'x', '--reason', 'viejo'], { action: 'skip', id: 'x', reason: 'viejo' }],
  ])('%j', (args, wanted) =>
    expect(readOptions(args, {})).toMatchObject({
      ...here,
      wanted,
      login: { email: 'administrador@demo.test' },
    }),
  );

  test.each([
    [['skip', 'x']],
    [['skip', 'x', '--reason', ' ']],
    [['retry']],
    [['list', 'x']],
    [['forget', 'x']],
  ])('of %j says how it is used', (args) =>
    expect(() => readOptions(args, {})).toThrow('Usage: npm run projections'),
  );

  test('sends the demo’s password nowhere else', () =>
    expect(() => readOptions([], { COTEJO_ORIGIN: 'https://cotejo.example' })).toThrow(
      'Nobody to log in as.',
    ));
});

describe('the terminal', () => {
  test('lists projectors, and what is parked with its error', async () => {
    const parked = row();
    const { isFine, lines } = await printed({ action: 'list' }, platform([parked]).client);
    expect(isFine).toBe(false);
    expect(lines).toEqual([
      `${'leads v4'.padEnd(52)}al día, 1 flujo detenido`,
      `${parked.id}  leads v4  lead-7`,
      '    LeadAppointmentSet (evento 00000000-0000-4000-8000-000000000001, posición 812): ZodError at',
      '    desde 2026-03-02T12:00:00.000Z; 2 eventos esperan',
    ]);
  });

  test('shows which field failed', async () => {
    const parked = row();
    const { lines } = await printed({ action: 'inspect', id: parked.id }, platform([parked]).client);
    expect(lines.slice(-3)).toEqual(['    country: "PE"', '    ! at: text', '      note: sealed']);
  });

  test('tells whether a stream goes on', async () => {
    const [freed, stuck] = [row(), row({ stream: 'lead-8' })];
    const { client, sent } = platform([freed, stuck], [freed.id]);
    expect(await printed({ action: 'retryAll', projector: 'leads' }, client)).toEqual({
      isFine: false,
      lines: [
        `leads: lead-8 sigue detenido en LeadAppointmentSet ${stuck.eventId}: ZodError at`,
        'leads: lead-7 sigue su curso.',
      ],
    });
    expect(sent).toEqual([
      ['leads', 'retry', { stream: 'lead-8' }],
      ['leads', 'retry', { stream: 'lead-7' }],
    ]);
  });

  test('skips the event that it has shown, with the reason', async () => {
    const parked = row();
    const { client, sent } = platform([parked], [parked.id]);
    const wanted = { action: 'skip', id: parked.id, reason: 'viejo' } as const;
    expect((await printed(wanted, client)).isFine).toBe(true);
    expect(sent).toEqual([['leads', 'skip', { stream: 'lead-7', eventId: parked.eventId, reason: 'viejo' }]]);
    await expect(printed(wanted, client)).rejects.toThrow('Ese flujo no está detenido.');
  });
});
