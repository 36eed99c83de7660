/** The front as a process of its own: one listener for everybody, one for the public site's server. */
import { listenAt, onEnd, readConfig, variables } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { asTheSiteSays } from './forwarded-headers.ts';
import { createFront } from './front.ts';

const origin = z.url({ protocol: /^http$/ }).transform((url) => new URL(url));
const config = readConfig({
  HOST: variables.HOST,
  PORT: variables.PORT,
  /** Where the public site's server asks for its visitors, on this machine only. */
  SITE_PORT: variables.PORT,
  WRITE_SERVICE_ORIGIN: origin,
  READ_SERVICE_ORIGIN: origin,
  PUBLIC_WEB_ORIGIN: origin,
  CONSOLE_FILES: z.string(),
});

const options = {
  upstreams: {
    'write-service': config.WRITE_SERVICE_ORIGIN,
    'read-service': config.READ_SERVICE_ORIGIN,
    'public-web': config.PUBLIC_WEB_ORIGIN,
  },
  consoleFiles: config.CONSOLE_FILES,
};

const front = await createFront(options);
const forSite = await createFront({ ...options, clientHeaders: asTheSiteSays });
onEnd(async () => {
  await Promise.all([front.close(), forSite.close()]);
});
await forSite.listen(listenAt({ HOST: '127.0.0.1', PORT: config.SITE_PORT }));
await front.listen(listenAt(config));
