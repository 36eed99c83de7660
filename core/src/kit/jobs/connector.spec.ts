import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Connectable, connector } from './connector.ts';

/** Connections whose outcomes are decided by the test, in the order in which they are made. */
const world = () => {
  const errors: string[] = [];
  const made: { connect: () => void; refuse: (reason: string) => void; isClosed: boolean }[] = [];
  const make = (): Connectable & { readonly number: number } => {
    const entry = { connect: () => {}, refuse: (_: string) => {}, isClosed: false };
    const decided = new Promise<void>((resolve, reject) => {
      entry.connect = resolve;
      entry.refuse = (reason) => reject(new Error(reason));
    });
    const number = made.push(entry);
    return {
      number,
      waitUntilReady: () => decided,
      on: () => {},
      close: async () => void (entry.isClosed = true),
    };
  };
  const connections = connector((error) => errors.push((error as Error).message));
  return { errors, made, make, ...connections };
};
const count = async (made: readonly unknown[], wanted: number): Promise<void> => {
  await expect.poll(() => made.length, { timeout: 30_000 }).toBe(wanted);
};

test('one that is refused is closed and another is made, and the reason is told once for as long as it is the same', async () => {
  const { errors, made, make, connect, close } = world();
  const connecting = connect(make);
  for (const reason of ['shut', 'shut', 'full']) {
    made.at(-1)!.refuse(reason);
    await count(made, made.length + 1);
  }
  made.at(-1)!.connect();
  expect((await connecting).number).toBe(4);
  expect(errors).toEqual(['shut', 'full']);
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, true, true, false]);
  await close();
  expect(made[3]!.isClosed).toBe(true);
});

test('one whose beginning fails is closed and another is made', async () => {
  const { errors, made, make, connect, close } = world();
  const connecting = connect(make, async ({ number }) => {
    if (number === 1) throw new Error('not yet');
  });
  made[0]!.connect();
  await count(made, 2);
  made[1]!.connect();
  expect((await connecting).number).toBe(2);
  expect([errors, made[0]!.isClosed]).toEqual([['not yet'], true]);
  await close();
});

test('what is closed while it connects is closed when that is decided, and nothing is told', async () => {
  const { errors, made, make, connect, close } = world();
  const refused = expect(connect(make)).rejects.toMatchObject({ name: 'AbortError' });
  const closing = close();
  await pause(20);
  expect(made[0]!.isClosed).toBe(false);
  made[0]!.connect();
  await closing;
  expect(made[0]!.isClosed).toBe(true);
  await refused;
  expect(errors).toEqual([]);
});

test('what is closed between two tries is not tried again', async () => {
  const { errors, made, make, connect, close } = world();
  const refused = expect(connect(make)).rejects.toMatchObject({ name: 'AbortError' });
  made[0]!.refuse('shut');
  await expect.poll(() => errors).toEqual(['shut']);
  await close();
  await refused;
  expect(made).toHaveLength(1);
});

test('one that never decides is closed all the same, and one that then does not close is not waited for', async () => {
  const { made, make, connect, close } = world();
  const refused = expect(connect(make)).rejects.toMatchObject({ name: 'AbortError' });
  const stuck = connect(() => ({ ...make(), close: () => new Promise<void>(() => {}) }));
  stuck.catch(() => {});
  await close();
  expect(made[0]!.isClosed).toBe(true);
  made[0]!.connect();
  await refused;
});
