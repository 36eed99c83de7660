import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openFile, sealFile } from './sealed-file.ts';

describe('a sealed file', () => {
  const key = randomBytes(32);
  const file = { id: randomUUID(), leadId: randomUUID() };
  const content = randomBytes(10_000);
  const sealed = sealFile(key, file, content);

  test('opens under its lead’s key, in its own place', () => {
    expect(openFile(key, file, sealed).equals(content)).toBe(true);
    expect(sealed.includes(content.subarray(0, 16))).toBe(false);
  });

  test('opens neither under another key, nor as another file, nor changed', () => {
    const changed = Buffer.from(sealed);
    changed[100]! ^= 1;
    expect(() => openFile(randomBytes(32), file, sealed)).toThrow();
    expect(() => openFile(key, { ...file, id: randomUUID() }, sealed)).toThrow();
    expect(() => openFile(key, { ...file, leadId: randomUUID() }, sealed)).toThrow();
    expect(() => openFile(key, file, changed)).toThrow();
  });
});
