/** Configuration: environment variables, checked at boot; a service with a wrong one does not start. */
import { z } from 'zod';
import { countryCodes } from '../country/index.ts';

const key = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === 32, 'must be 32 bytes in base64');

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

/** The variables that several services share, each to be picked where it is needed. */
export const variables = {
  COTEJO_MODE: z.enum(['local', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  EVENT_STORE_URL: z.string().regex(/^esdb(\+discover)?:\/\//),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  MASTER_KEY: key.describe('wraps the keys of personal data'),
  INDEX_KEY: key.describe('keys the hashes that find people again'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .describe('whose word about the client is taken: addresses, networks, `loopback`, `uniquelocal`'),
  COUNTRY_HOSTS: json.pipe(z.record(z.string().toLowerCase(), z.enum(countryCodes))),
  PUBLIC_ORIGINS: z.string().transform((list) => list.split(',').map((origin) => origin.trim())),
  TOKEN_PRIVATE_KEY: z.string().regex(/PRIVATE KEY/, 'must be a PEM'),
  TOKEN_PUBLIC_KEY: z.string().regex(/PUBLIC KEY/, 'must be a PEM'),
};

/** Secrets that stand in tests and examples, and so protect nothing. */
const weak = (bytes: Buffer): boolean => new Set(bytes).size < 8;

/**
 * Reads what a service needs from the environment.
 * @throws Error that names each wrong variable, never its value
 */
export const readConfig = <Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): z.output<z.ZodObject<Shape>> => {
  const read = z.object(shape).safeParse(environment);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is not usable:\n${wrong.join('\n')}`);
  }
  const config = read.data as Record<string, unknown>;
  if (config['COTEJO_MODE'] === 'production')
    for (const [name, value] of Object.entries(config))
      if (Buffer.isBuffer(value) && weak(value)) throw new Error(`${name} is a development secret.`);
  return read.data;
};
