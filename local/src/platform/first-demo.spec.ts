/** The demo is there once, whatever happens while it is loaded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOnce } from './first-demo.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotejo-demo-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a finished load is not repeated', async () => {
  let loads = 0;
  const load = async () => void loads++;
  await loadOnce(folder, load);
  await loadOnce(folder, load);
  expect(loads).toBe(1);
});

test('one that was cut short is repeated for the same moment', async () => {
  const moments: Date[] = [];
  const interrupted = loadOnce(folder, async (now) => {
    moments.push(now);
    throw new Error('the machine went down');
  });
  await expect(interrupted).rejects.toThrow('the machine went down');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await loadOnce(folder, async (now) => void moments.push(now));
  expect(moments).toHaveLength(2);
  expect(moments[1]).toEqual(moments[0]);
});
