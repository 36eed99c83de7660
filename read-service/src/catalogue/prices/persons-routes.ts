/** Who may be named in a profile: the call that Chile's plan search asks before its form. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { mostPersons, mostPolicyholders, oldestAge } from '@cotejo/core/profile';
import { refusals } from '@cotejo/core/kit/service';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { siteQuery } from '../../kit/http/site-query.ts';
import { withZod } from '../../kit/http/validation.ts';

/** As `perfilIngreso` takes them: spec, public side, section 3. */
const whoMayBeNamed = {
  cotizantes: {
    maximo: mostPolicyholders,
    edadMinima: 0,
    edadMaxima: oldestAge,
    sexos: ['Masculino', 'Femenino'],
  },
  cargas: {
    maximo: mostPersons,
    edadMinima: 0,
    edadMaxima: oldestAge,
    parentescos: ['Hijo/Hija', 'Hijastro/Hijastra', 'Cónyuge', 'Padre/Madre', 'Nieto/Nieta', 'Otro'],
  },
};
const ages = { maximo: z.int(), edadMinima: z.int(), edadMaxima: z.int() };
const schema = {
  summary: 'Quiénes pueden estar en un perfil',
  tags: ['Sitio público', 'Chile'],
  querystring: siteQuery(),
  response: {
    200: envelope(
      z.object({
        cotizantes: z.object({ ...ages, sexos: z.array(z.string()) }),
        cargas: z.object({ ...ages, parentescos: z.array(z.string()) }),
      }),
    ),
    ...refusals(400),
  },
};

export const personsRoutes: FastifyPluginAsync = async (plain) => {
  publicCache(plain);
  withZod(plain).get('/api/buscarplanes/cargasycotizantes', { schema }, async () =>
    answerWith(whoMayBeNamed),
  );
};
