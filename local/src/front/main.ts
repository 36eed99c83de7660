/** The front as a process of its own. */
import { onEnd, readConfig, variables } from '@cotejo/core/service';
import { z } from 'zod';
import { createFront } from './front.ts';

const origin = z.url({ protocol: /^http$/ }).transform((url) => new URL(url));
const config = readConfig({
  HOST: variables.HOST,
  PORT: variables.PORT,
  WRITE_SERVICE_ORIGIN: origin,
  READ_SERVICE_ORIGIN: origin,
  PUBLIC_WEB_ORIGIN: origin,
  CONSOLE_FILES: z.string(),
});

const front = await createFront({
  upstreams: {
    'write-service': config.WRITE_SERVICE_ORIGIN,
    'read-service': config.READ_SERVICE_ORIGIN,
    'public-web': config.PUBLIC_WEB_ORIGIN,
  },
  consoleFiles: config.CONSOLE_FILES,
});
onEnd(() => front.close());
await front.listen({ host: config.HOST, port: config.PORT });
