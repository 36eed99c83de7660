import { expect, test } from 'vitest';
import { type LayoutData, keptFrames } from './layout-data.ts';

const whole: LayoutData = {
  menu: [],
  contacts: [
    { group: 'contacto', name: 'Correo', info: 'a@cotejo.example', link: 'mailto:a@cotejo.example' },
  ],
  notification: { title: 'x', message: 'y', url: '/' },
};

test('a frame is asked for once in five minutes, and again soon where something lacks', async () => {
  const seen = { asked: 0, now: 0, frame: whole };
  const load = async () => {
    seen.asked += 1;
    return seen.frame;
  };
  const kept = keptFrames(() => seen.now);
  const frames = (country: 'PE' | 'CL') => kept(country, load);
  await Promise.all([frames('PE'), frames('PE'), frames('CL')]);
  expect(seen.asked).toBe(2);
  seen.now = 299_999;
  await frames('PE');
  expect(seen.asked).toBe(2);
  seen.now = 300_000;
  seen.frame = { contacts: [], notification: whole.notification };
  await frames('PE');
  expect(seen.asked).toBe(3);
  seen.now += 5_000;
  await frames('PE');
  expect(seen.asked).toBe(4);
});
