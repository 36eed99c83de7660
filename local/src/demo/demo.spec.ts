import { commandHandler } from '@cotejo/core/command-handling';
import { inMemoryEventStore } from '@cotejo/core/event-store';
import { contactRequest, planRequest } from '@cotejo/core/leads';
import { eventCodec, inMemoryKeyStore, subjectKeys } from '@cotejo/core/personal-data';
import { countryCodes } from '@cotejo/core/reference';
import { describe, expect, test } from 'vitest';
import { demoLives } from './lives.ts';
import { type DemoOptions, loadDemo } from './load.ts';
import { productsOf } from './products.ts';
import { demoAbsentee, executivesOf } from './users.ts';

const now = new Date('2026-11-20T12:00:00Z');

const house = () => {
  const store = inMemoryEventStore();
  const keys = subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1));
  const options: DemoOptions = {
    handle: commandHandler(store, eventCodec(keys)),
    emailHash: (email) => Buffer.from(email).toString('hex'),
    hashPassword: async (password) => `hash of ${password}`,
    now,
    leads: 60,
  };
  return { store, options };
};
const everything = async ({ store }: ReturnType<typeof house>) => {
  const events = [];
  for await (const event of store.readAll('start', 100_000)) events.push(event);
  return events;
};

describe('the demo', () => {
  test('is made of commands that the product accepts, and a second load adds nothing', async () => {
    const demo = house();
    await loadDemo(demo.options);
    const first = await everything(demo);
    expect(first.filter(({ type }) => type === 'LeadReceived')).toHaveLength(60);
    await loadDemo(demo.options);
    expect(await everything(demo)).toHaveLength(first.length);
  });

  test('leaves one market without anybody who takes leads, so that some are seen to wait', async () => {
    const demo = house();
    await loadDemo(demo.options);
    const paused = (await everything(demo)).filter(({ type }) => type === 'UserPaused');
    expect(paused.map(({ stream }) => stream)).toEqual([`user-${demoAbsentee.id}`]);
    const working = executivesOf('INT').filter(({ id }) => id !== demoAbsentee.id);
    expect(working).toEqual([]);
  });

  test('whose load fails says so once, and leaves no other failure unheard', async () => {
    const { options } = house();
    let calls = 0;
    const handle: DemoOptions['handle'] = (...command) => {
      calls += 1;
      return calls > 100 ? Promise.reject(new Error('the event store is away')) : options.handle(...command);
    };
    await expect(loadDemo({ ...options, handle })).rejects.toThrow('the event store is away');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  test('tells its leads in the order of time, up to now and never beyond', () => {
    const times = demoLives(200, now).map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  });

  test('has leads and products in all four countries', () => {
    expect(new Set(demoLives(200, now).map(({ country }) => country))).toEqual(new Set(countryCodes));
    for (const country of countryCodes) expect(productsOf(country).length).toBeGreaterThan(0);
  });

  test('has visitors whose data the public form would accept', () => {
    for (const step of demoLives(200, now)) {
      if (step.do !== 'receive') continue;
      const { firstName, paternalSurname, maternalSurname, email, phone, documentType, documentNumber } =
        step.request.person;
      const body = {
        nombreplan: 'x',
        datosingresados: {
          nombre: firstName,
          apellidoPaterno: paternalSurname,
          apellidoMaterno: maternalSurname,
          tipoDocumento: documentType,
          numeroDocumento: documentNumber,
          email,
          telefono: phone,
        },
      };
      for (const form of [contactRequest, planRequest]) {
        const read = form(step.country).safeParse(body);
        expect(read.error?.issues).toBeUndefined();
        expect(read.data?.person).toEqual(step.request.person);
      }
    }
  });
});
