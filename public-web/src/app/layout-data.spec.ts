import { expect, test } from 'vitest';
import { type LayoutData, cachedLayoutData } from './layout-data.ts';

const whole: LayoutData = {
  menu: [],
  contacts: [
    { group: 'contacto', name: 'Correo', info: 'a@cotejo.example', link: 'mailto:a@cotejo.example' },
  ],
  notification: { title: 'x', message: 'y', url: '/' },
};

test('layout data are asked for once in five minutes, and again soon where something lacks', async () => {
  const seen = { asked: 0, now: 0, data: whole };
  const load = cachedLayoutData(
    async (_: 'PE' | 'CL') => {
      seen.asked += 1;
      return seen.data;
    },
    () => seen.now,
  );
  await Promise.all([load('PE'), load('PE'), load('CL')]);
  expect(seen.asked).toBe(2);
  seen.now = 299_999;
  await load('PE');
  expect(seen.asked).toBe(2);
  seen.now = 300_000;
  seen.data = { contacts: [], notification: whole.notification };
  await load('PE');
  expect(seen.asked).toBe(3);
  seen.now += 5_000;
  await load('PE');
  expect(seen.asked).toBe(4);
});
