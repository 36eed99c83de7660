/** The part of the Compose Specification that docker-compose.yml uses, strictly: a misspelt key is an error. */
import { z } from 'zod';

const name = z.string().regex(/^[a-zA-Z0-9._-]+$/);
const duration = z.string().regex(/^(\d+(us|ms|s|m|h))+$/);
const bytes = z.string().regex(/^\d+(b|k|kb|m|mb|g|gb)$/i);
const words = z.array(z.string());

const resources = z.strictObject({
  limits: z.strictObject({
    cpus: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .optional(),
    memory: bytes,
    pids: z.int().positive(),
  }),
});

const healthcheck = z.strictObject({
  test: z.tuple([z.enum(['CMD', 'CMD-SHELL']), z.string()], z.string()),
  interval: duration,
  timeout: duration,
  retries: z.int().positive(),
  start_period: duration.optional(),
});

const dependencies = z.record(
  name,
  z.strictObject({
    condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
  }),
);

const service = z.strictObject({
  image: z.string(),
  profiles: z.array(name).optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string(), target: name }).optional(),
  command: words.optional(),
  entrypoint: words.optional(),
  user: z.string().optional(),
  environment: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string()).optional(),
  depends_on: dependencies.optional(),
  healthcheck: healthcheck.optional(),
  ports: words.optional(),
  networks: z.array(name).min(1),
  volumes: words.optional(),
  secrets: z.array(name).optional(),
  tmpfs: words,
  shm_size: bytes.optional(),
  stop_grace_period: duration.optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  init: z.boolean(),
  read_only: z.boolean(),
  cap_drop: words,
  security_opt: words,
  logging: z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  deploy: z.strictObject({ replicas: z.int().positive().optional(), resources }),
});

const file = z.strictObject({
  name,
  services: z.record(name, service),
  networks: z.record(name, z.strictObject({ internal: z.boolean().optional() })),
  volumes: z.record(name, z.strictObject({})),
  secrets: z.record(name, z.strictObject({ file: z.string() })),
});

/** Keys that begin with `x-` are the file's own. */
export const composeSchema = z
  .record(z.string(), z.unknown())
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith('x-'))))
  .pipe(file);
export type Compose = z.output<typeof file>;
