/** Prints a new set of secrets as lines of an environment file: `node deploy/make-secrets.mjs >> .env`. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const password = () => randomBytes(24).toString('hex');
const key = () => randomBytes(32).toString('base64');
const pem = (text) => `"${text.trim().replaceAll('\n', '\\n')}"`;

const secrets = {
  POSTGRES_PASSWORD: password(),
  WRITE_SERVICE_DB_PASSWORD: password(),
  PROJECTORS_DB_PASSWORD: password(),
  READ_SERVICE_DB_PASSWORD: password(),
  REDIS_PASSWORD: password(),
  MASTER_KEY: key(),
  INDEX_KEY: key(),
  TOKEN_PRIVATE_KEY: pem(privateKey),
  TOKEN_PUBLIC_KEY: pem(publicKey),
};
process.stdout.write(
  `${Object.entries(secrets)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`,
);
