import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openFile, sealFile } from './sealed-file.ts';

describe.each(['leads', 'policies'])('a sealed file of %s', (aggregate) => {
  const key = randomBytes(32);
  const file = { aggregate, id: randomUUID(), ownerId: randomUUID() };
  const content = randomBytes(10_000);
  const sealed = sealFile(key, file, content);

  test('opens under its owner’s key, in its own place', () => {
    expect(openFile(key, file, sealed).equals(content)).toBe(true);
    expect(sealed.includes(content.subarray(0, 16))).toBe(false);
  });

  test('opens neither under another key, nor as another file, nor changed', () => {
    const changed = Buffer.from(sealed);
    changed[100]! ^= 1;
    expect(() => openFile(randomBytes(32), file, sealed)).toThrow();
    expect(() => openFile(key, { ...file, id: randomUUID() }, sealed)).toThrow();
    expect(() => openFile(key, { ...file, ownerId: randomUUID() }, sealed)).toThrow();
    expect(() => openFile(key, { ...file, aggregate: 'companies' }, sealed)).toThrow();
    expect(() => openFile(key, file, changed)).toThrow();
  });
});

test('a lead’s file that was sealed when only leads had files still opens', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const ownerId = '22222222-2222-4222-8222-222222222222';
  const sealed = Buffer.from('vfwGT196ULR0SNY4yV5YhU06txt0/gH94n2gX8FdeHqrkqVRsTVtfzokJHSE', 'base64');
  const opened = openFile(Buffer.alloc(32, 7), { aggregate: 'leads', id, ownerId }, sealed);
  expect(opened.toString()).toBe('Cotización nº 1');
});
