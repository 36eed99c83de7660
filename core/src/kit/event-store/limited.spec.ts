import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from './event-store.ts';
import { limited } from './limited.ts';

/** Tasks that end when they are told to, and which of them have begun. */
const tasks = () => {
  const begun: number[] = [];
  const endings: (() => void)[] = [];
  const task = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => (endings[number] = () => resolve(number)));
  };
  return { begun, task, end: (number: number) => endings[number]!() };
};

describe('a line', () => {
  test('lets so many in at once, and the others in the order of their coming', async () => {
    const { begun, task, end } = tasks();
    const inLine = limited(2);
    const [first, , third] = [0, 1, 2, 3].map((number) => inLine(task(number)));
    expect(begun).toEqual([0, 1]);
    end(0);
    expect(await first).toBe(0);
    expect(begun).toEqual([0, 1, 2]);
    end(2);
    expect(await third).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test('turns whoever has waited too long away, and never begins that task', async () => {
    const { begun, task, end } = tasks();
    const inLine = limited(1, 20);
    const hanging = inLine(task(0));
    await expect(inLine(task(1))).rejects.toThrow(StoreUnavailable);
    end(0);
    await hanging;
    expect(begun).toEqual([0]);
  });

  test('keeps all of its places after it has turned somebody away', async () => {
    const { begun, task, end } = tasks();
    const inLine = limited(1, 20);
    const hanging = inLine(task(0));
    await expect(inLine(task(1))).rejects.toThrow(StoreUnavailable);
    const patient = inLine(task(2));
    end(0);
    await hanging;
    expect(begun).toEqual([0, 2]);
    end(2);
    await patient;
    const next = inLine(task(3));
    void inLine(task(4)).catch(() => {});
    expect(begun).toEqual([0, 2, 3]);
    end(3);
    await next;
    expect(begun).toEqual([0, 2, 3, 4]);
  });

  test('goes on when a task fails', async () => {
    const inLine = limited(1);
    await expect(inLine(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await inLine(async () => 'next')).toBe('next');
  });
});
