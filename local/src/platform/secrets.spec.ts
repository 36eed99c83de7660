/** Secrets are made once, kept to their owner, and never made anew over data that needs the old ones. */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretsIn } from './secrets.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotejo-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('they are the same at each start, and other people’s files are other people’s', () => {
  const made = secretsIn(folder);
  expect(secretsIn(folder)).toEqual(made);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('two platforms have nothing in common', () => {
  const one = secretsIn(join(folder, 'one'));
  const other = secretsIn(join(folder, 'other'));
  expect(one.masterKey).not.toBe(other.masterKey);
  expect(new Set(Object.values({ ...one.rolePasswords, ...other.rolePasswords })).size).toBe(4);
  expect(one.rolePasswords.projectors).not.toBe(other.rolePasswords.projectors);
});

test('keys have the strength that services ask for, and the token keys are a pair', () => {
  const { masterKey, indexKey, tokenPrivateKey, tokenPublicKey } = secretsIn(folder);
  expect([masterKey, indexKey].map((key) => Buffer.from(key, 'base64').length)).toEqual([32, 32]);
  const derived = createPublicKey(createPrivateKey(tokenPrivateKey)).export({ type: 'spki', format: 'pem' });
  expect(derived).toBe(tokenPublicKey);
});

test('lost ones are not replaced while there is data', () => {
  mkdirSync(join(folder, 'postgres', 'data'), { recursive: true });
  expect(() => secretsIn(folder)).toThrow(/secrets\.json is missing.*--fresh/);
});
