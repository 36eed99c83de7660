import { idleTime } from '@cotejo/core/identity';
import { expect, test } from 'vitest';
import { createLastUse } from './last-use.ts';

const browser = () => {
  const kept = new Map<string, string>();
  let at = 1_000_000;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    open: () => createLastUse(storage, () => at),
    pass: (time: number) => void (at += time),
    now: () => at,
  };
};

test('what somebody does puts the end off, in every tab', () => {
  const { open, pass, now } = browser();
  const [one, other] = [open(), open()];
  pass(60_000);
  one.note();
  expect([one.endsAt(), other.endsAt()]).toEqual([now() + idleTime, now() + idleTime]);
});

test('who does nothing comes closer to the end', () => {
  const { open, pass, now } = browser();
  const tab = open();
  tab.note();
  pass(29 * 60_000);
  expect(tab.endsAt() - now()).toBe(60_000);
});

test('many signs of one moment are told once', () => {
  const { open, pass } = browser();
  const tab = open();
  let told = 0;
  tab.subscribe(() => (told += 1));
  pass(2_000);
  for (let sign = 0; sign < 50; sign += 1) tab.note();
  expect(told).toBe(1);
});

test('a clock that was set back keeps no desk open for longer, and notes what is done', () => {
  const { open, pass, now } = browser();
  const wrong = open();
  pass(86_400_000);
  wrong.note();
  pass(-86_400_000);
  const tab = open();
  expect(tab.endsAt()).toBe(now() + idleTime);
  wrong.note();
  expect([tab.endsAt(), wrong.endsAt()]).toEqual([now() + idleTime, now() + idleTime]);
});

test('a tab in which nobody does anything stays open for as long as another is used', () => {
  const { open, pass, now } = browser();
  const [used, left] = [open(), open()];
  for (let minute = 0; minute < 90; minute += 1) {
    pass(60_000);
    used.note();
    expect(left.endsAt() - now()).toBe(idleTime);
  }
  pass(idleTime);
  expect([used.endsAt(), left.endsAt()]).toEqual([now(), now()]);
});

test('a page that is opened knows whether the console was used so lately that a session may go on', () => {
  const { open, pass } = browser();
  expect(open().wasLately()).toBe(false);
  const before = open();
  pass(60_000);
  before.note();
  pass(idleTime - 1);
  expect(open().wasLately()).toBe(true);
  pass(1);
  expect(open().wasLately()).toBe(false);
});
