import { describe, expect, test } from 'vitest';
import { createMinPosition } from './min-position.ts';

function aTab(stored = new Map<string, string>()) {
  const clock = { now: 1_000_000 };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { minPosition: createMinPosition(storage, () => clock.now), clock, stored };
}

describe('reading what one has written', () => {
  test('needs nothing before anything is written', () =>
    expect(aTab().minPosition.current()).toBeUndefined());
  test('waits for the newest write, however the answers came in', () => {
    const { minPosition } = aTab();
    minPosition.raise('9007199254740993');
    minPosition.raise('9007199254740992');
    expect(minPosition.current()).toBe('9007199254740993');
  });
  test('waits no more once a read has seen it', () => {
    const { minPosition } = aTab();
    minPosition.raise('120');
    minPosition.reached('119');
    expect(minPosition.current()).toBe('120');
    minPosition.reached('120');
    expect(minPosition.current()).toBeUndefined();
  });
  test('outlives a reload of the tab', () => {
    const { minPosition, stored } = aTab();
    minPosition.raise('120');
    expect(aTab(stored).minPosition.current()).toBe('120');
  });
  test('gives up after half a minute', () => {
    const { minPosition, clock } = aTab();
    minPosition.raise('120');
    clock.now += 30_001;
    expect(minPosition.current()).toBeUndefined();
  });
  test.each(['no json', '{"position":"x","until":9e9}', '[]', 'null'])(
    'is not upset by what it finds: %s',
    (text) => expect(aTab(new Map([['cotejo-min-position', text]])).minPosition.current()).toBeUndefined(),
  );
  test.each(['', '-1', '1e3', 'abc'])('takes no position that is none: %j', (position) => {
    const { minPosition } = aTab();
    minPosition.raise(position);
    expect(minPosition.current()).toBeUndefined();
  });
});
