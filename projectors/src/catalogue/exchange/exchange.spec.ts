import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { daysOf, datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { aggregateLoader, commandHandler, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { eventCodec, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type ExchangePair, exchangePairs } from '@cotejo/core/price-tables';
import { afterEach, describe, expect, test } from 'vitest';
import { type Task, type TaskContext } from '../../kit/automation/index.ts';
import { type AskSource, askSource, type ExchangeQuote } from './exchange-source.ts';
import { exchangeSources } from './exchange-sources.ts';
import { type ExchangeParts, type ExchangeSources, updateExchange } from './update-exchange.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const address = 'https://indicadores.example/uf';

/** A source that answers so, one after the other. */
const scripted = (...answers: readonly (string | readonly ExchangeQuote[] | Error)[]) => {
  const [asked, waits]: [string[], number[]] = [[], []];
  let next = 0;
  const ask = askSource(
    async (url) => {
      asked.push(url);
      const answer = answers[next++] ?? new Error('nothing more');
      if (answer instanceof Error) throw answer;
      return typeof answer === 'string' ? [{ value: answer }] : answer;
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  return { ask, asked, waits };
};

/** Does the tasks of one hour, as the engine would. */
const everyHour =
  (handle: HandleCommand, parts: ExchangeParts, now: () => Date) => async (): Promise<void> => {
    const { name, schedules = [], handlers } = updateExchange(parts);
    for (const { handler, target, country } of schedules) {
      const commandId = randomUUID();
      const actor = { kind: 'system', automation: name } as const;
      const send: TaskContext['send'] = async (decider, decide) =>
        void (await handle(decider, target, decide, { commandId, actor, country, now: now() }));
      await handlers[handler]!({} as Task, { send, now: now() } as TaskContext);
    }
  };

const world = (ask: AskSource, at = '2026-08-05T03:30:00Z') => {
  const store = inMemoryEventStore();
  const codec = eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1)));
  const failures: unknown[] = [];
  const load = aggregateLoader(store, codec);
  const handle = commandHandler(store, codec);
  let now = new Date(at);
  return {
    handle,
    update: everyHour(
      handle,
      {
        askSource: ask,
        onExchangeFailure: (...failure) => void failures.push(failure),
        exchangeSources: { 'UF/CLP': address },
      },
      () => now,
    ),
    failures,
    setByHand: (from: string, value: string) =>
      handle(
        datedTable,
        'exchange.UF-CLP',
        setTableRows('exchange.UF-CLP', { from, rows: { value }, source: 'a mano' }),
        {
          commandId: randomUUID(),
          actor: { kind: 'visitor' },
          country: 'CL',
          now,
        },
      ),
    days: async () => daysOf((await load(datedTable, 'exchange.UF-CLP')).state),
    valueOf: async (pair: ExchangePair) =>
      daysOf((await load(datedTable, `exchange.${pair.replace('/', '-')}`)).state)[0]?.rows['value'],
    past: async () => (await load(datedTable, 'exchange.UF-CLP')).past,
    pass: (to: string) => (now = new Date(to)),
  };
};

const noUf = 'Error al obtener el valor de la UF.';
describe('the value of the UF', () => {
  test('is set for the day that it is in Chile, with where it comes from', async () => {
    const { update, days, past } = world(scripted('39230.5').ask);
    await update();
    // Half past three in the morning in UTC is the evening before in Santiago.
    expect(await days()).toEqual([
      { from: '2026-08-04', rows: { value: '39230.5' }, source: 'indicadores.example' },
    ]);
    expect((await past())[0]!.metadata.actor).toEqual({ kind: 'system', automation: 'update-exchange' });
  });

  test('is asked for up to three times, a second apart', async () => {
    const { ask, asked, waits } = scripted(new Error('away'), new Error('away'), '39230.5');
    const { update, days, failures } = world(ask);
    await update();
    expect([asked, waits, failures]).toEqual([[address, address, address], [1_000, 1_000], []]);
    expect(await days()).toHaveLength(1);
  });

  test('stays the last that is known when nobody tells another, and that is said', async () => {
    const away = new Error('away');
    const { ask, asked } = scripted('39230.5', away, away, away);
    const { update, days, failures, pass } = world(ask);
    await update();
    pass('2026-08-05T15:00:00Z');
    await update();
    expect(asked).toHaveLength(4);
    expect((await days()).map(({ from }) => from)).toEqual(['2026-08-04']);
    expect(failures).toEqual([['UF/CLP', noUf, away]]);
  });

  test('is of the day that the source says: on a Sunday of the Friday before', async () => {
    const serie = [
      { value: '41000', at: '2026-09-09' },
      { value: '39230.5', at: '2026-08-07T04:00:00.000Z' },
      { value: '39229', at: '2026-08-06T04:00:00.000Z' },
    ];
    const { update, days, failures } = world(scripted(serie).ask, '2026-08-09T15:00:00Z');
    await update();
    expect(failures).toEqual([]);
    expect(await days()).toMatchObject([{ from: '2026-08-07', rows: { value: '39230.5' } }]);
  });

  test('that nobody can have meant is not taken: the last that is known stays', async () => {
    const { update, days, failures, pass } = world(scripted('39230.5', '39.235').ask);
    await update();
    pass('2026-08-05T15:00:00Z');
    await update();
    expect((await days()).map(({ from }) => from)).toEqual(['2026-08-04']);
    expect(failures).toMatchObject([
      ['UF/CLP', noUf, { errors: { 'rows.value': expect.any(String) as string } }],
    ]);
  });

  test('of days to come is none of today', async () => {
    const { update, days, failures } = world(scripted([{ value: '41000', at: '2026-09-09' }]).ask);
    await update();
    expect(await days()).toEqual([]);
    expect(failures).toMatchObject([
      ['UF/CLP', noUf, { message: expect.stringContaining('none of today') as string }],
    ]);
  });

  test('that somebody has set for the day stands', async () => {
    const { update, days, setByHand } = world(scripted('39230.5').ask);
    await setByHand('2026-08-04', '40000');
    await update();
    expect(await days()).toMatchObject([{ from: '2026-08-04', rows: { value: '40000' } }]);
  });

  test('told again is no event, and a correction of the day is one', async () => {
    const { update, past, days } = world(scripted('39230.5', '39230.5', '39230.6').ask);
    await update();
    await update();
    expect(await past()).toHaveLength(1);
    await update();
    expect(await past()).toHaveLength(2);
    expect((await days())[0]!.rows).toEqual({ value: '39230.6' });
  });
});

test('each pair has its day’s value from its own address, whatever the country', async () => {
  const values = {
    'UF/CLP': '39230.5',
    'USD/CLP': '948.4',
    'USD/PEN': '3.75',
    'USD/COP': '4101',
    'USD/MXN': '18.7',
  };
  const { handle, valueOf } = world(scripted().ask);
  const ask: AskSource = async (url) => [{ value: values[new URL(url).hash.slice(1) as ExchangePair] }];
  const failures: unknown[] = [];
  const sourceOf = (pair: ExchangePair) => [pair, `https://indicadores.example/#${pair}`];
  const update = everyHour(
    handle,
    {
      askSource: ask,
      onExchangeFailure: (...failure) => void failures.push(failure),
      exchangeSources: Object.fromEntries(exchangePairs.map(sourceOf)) as ExchangeSources,
    },
    () => new Date('2026-08-05T15:00:00Z'),
  );
  await update();
  expect(failures).toEqual([]);
  expect(await Promise.all(exchangePairs.map(valueOf))).toEqual(Object.values(values));
});

test('each pair that no source tells is named in words', async () => {
  const said: string[][] = [];
  const { ask } = scripted();
  const { handle } = world(ask);
  const update = everyHour(
    handle,
    {
      askSource: ask,
      onExchangeFailure: (pair, message) => void said.push([pair, message]),
      exchangeSources: Object.fromEntries(exchangePairs.map((pair) => [pair, address])),
    },
    () => new Date(),
  );
  await update();
  expect(Object.fromEntries(said)).toEqual({
    'UF/CLP': noUf,
    'USD/CLP': 'Error al obtener el valor del dólar en pesos chilenos.',
    'USD/PEN': 'Error al obtener el valor del dólar en soles.',
    'USD/COP': 'Error al obtener el valor del dólar en pesos colombianos.',
    'USD/MXN': 'Error al obtener el valor del dólar en pesos mexicanos.',
  });
});

describe('a source', () => {
  const opened: (() => void)[] = [];
  afterEach(() => opened.splice(0).forEach((close) => close()));
  const listening = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    opened.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/uf`;
  };
  const serving = (body: string, status = 200): Promise<string> =>
    listening((_, response) => response.writeHead(status).end(body));
  const ask = askSource(undefined, async () => undefined);

  test.each([
    ['{"valor":39214.8}', [{ value: '39214.8' }]],
    [
      '{"valor":"39.214,80","fecha":"2026-08-05T04:00:00.000Z"}',
      [{ value: '39214.8', at: '2026-08-05T04:00:00.000Z' }],
    ],
    [
      '{"serie":[{"fecha":"2026-08-05","valor":39230.5},{"valor":1}]}',
      [{ value: '39230.5', at: '2026-08-05' }, { value: '1' }],
    ],
  ])('answers %s', async (body, told) => expect(await ask(await serving(body))).toEqual(told));

  test.each([
    ['{"valor":0}', 200],
    ['{"valor":"mañana"}', 200],
    ['{"valor":39214.8,"fecha":"ayer"}', 200],
    ['<html>', 200],
    ['[]', 200],
    [JSON.stringify({ valor: 39_214.8, rest: 'x'.repeat(70_000) }), 200],
    ['{"valor":39214.8}', 503],
  ])('that answers something else is not believed: %#', async (body, status) =>
    expect(ask(await serving(body, status))).rejects.toThrow(),
  );

  test('that sends us elsewhere is not followed', async () => {
    const elsewhere = await serving('{"valor":39214.8}');
    const address = await listening((_, response) => response.writeHead(302, { location: elsewhere }).end());
    await expect(ask(address)).rejects.toThrow();
  });

  test('that never ends is not read to its end', async () => {
    const address = await listening((_, response) => {
      const writing = setInterval(() => response.write(' '.repeat(16_384)), 1);
      response.on('close', () => clearInterval(writing));
    });
    await expect(ask(address)).rejects.toThrow('answers too much');
  });
});

test.each([
  [undefined, {}],
  ['', {}],
  ['{"UF/CLP":"https://a.example/uf"}', { 'UF/CLP': 'https://a.example/uf' }],
])('the environment says which values are asked for: %s', (text, sources) =>
  expect(exchangeSources.parse(text)).toEqual(sources),
);
test.each(['{', '{"UF":"https://a.example"}', '{"UF/CLP":"file:///etc/passwd"}', '[]'])(
  'what it says must be understood: %s',
  (text) => expect(exchangeSources.safeParse(text).success).toBe(false),
);
