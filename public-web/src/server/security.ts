/** Security headers: pages run the site's own scripts, talk to its own origin, and do nothing else. */
import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';

const own = ["'self'"];
const none = ["'none'"];

/** No page asks for these, and nothing that gets into one is to. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRequest', async (_, reply) => void reply.header('permissions-policy', permissions));
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: own,
        styleSrc: own,
        imgSrc: own,
        fontSrc: own,
        connectSrc: own,
        formAction: own,
        baseUri: none,
        frameAncestors: none,
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
};
