/** The secrets of one local platform: made once, kept beside its data, never shared with another. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { roles, type Role } from './roles.ts';

const secretsSchema = z.object({
  tokenPrivateKey: z.string(),
  tokenPublicKey: z.string(),
  masterKey: z.base64(),
  indexKey: z.base64(),
  rolePasswords: z.record(z.enum(roles), z.string()),
});
export type Secrets = z.output<typeof secretsSchema>;

/**
 * Reads the folder's secrets, or makes them for a folder without data.
 * @throws when there is data whose secrets are gone: new ones could not read it
 */
export function secretsIn(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (existsSync(join(folder, 'postgres', 'data'))) {
    throw new Error(`${file} is missing, and the data can't be read without it. Start over with --fresh.`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secrets = makeSecrets();
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  return secrets;
}

function makeSecrets(): Secrets {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const passwords = roles.map((role) => [role, randomBytes(24).toString('base64url')] as const);
  return {
    tokenPrivateKey: privateKey,
    tokenPublicKey: publicKey,
    masterKey: randomBytes(32).toString('base64'),
    indexKey: randomBytes(32).toString('base64'),
    rolePasswords: Object.fromEntries(passwords) as Record<Role, string>,
  };
}
