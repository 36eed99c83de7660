import { expect, test } from 'vitest';
import { createGuards } from './guards.ts';
import { isHeldElsewhere, type Locks, tellOtherTabs } from './held-elsewhere.ts';

/** Locks as a browser shares them out among its tabs. */
const browserLocks = (): Locks => {
  const held = new Set<{ readonly name: string }>();
  return {
    async request(name, _options, whileHeld) {
      const lock = { name };
      held.add(lock);
      await whileHeld();
      held.delete(lock);
    },
    query: async () => ({ held: [...held] }),
  };
};

test('a tab knows of what another one holds without a draft, of the same person, for as long as it is held', async () => {
  const locks = browserLocks();
  const [here, there] = [createGuards(), createGuards()];
  const stops = [here, there].map((guards) => tellOtherTabs(guards, 'rosa', locks));
  const isElsewhere = async (who = 'rosa') => {
    // A lock that is let go is gone a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    return isHeldElsewhere(here, who, locks);
  };
  expect(await isElsewhere()).toBe(false);
  there.hold('note', true);
  expect(await isElsewhere()).toBe(false);
  there.hold('file', false);
  expect([await isElsewhere(), await isElsewhere('luis')]).toEqual([true, false]);
  here.hold('password', false);
  expect(await isElsewhere()).toBe(true);
  there.release('file');
  expect(await isElsewhere()).toBe(false);
  there.hold('file', false);
  expect(await isElsewhere()).toBe(true);
  stops.forEach((stop) => stop());
  expect(await isElsewhere()).toBe(false);
});
