/** Calls that machines are kept from: 401 in the words of the spec (public side, section 8), until somebody says to be human. */
import { type FastifyRequest } from 'fastify';
import { clientNetwork, HttpProblem, problem, refusals } from '@cotejo/core/service';
import { type BotCheck } from '../comparator/index.ts';

const suspicion = {
  ...problem(
    401,
    'LOOKS_LIKE_A_BOT',
    'El sistema necesita un clic tuyo en «Soy humano!» y un poco de paciencia (disculpa las molestias).',
  ),
  title: 'El sistema piensa que eres un robot...',
};

export const botRefusal = {
  401: {
    ...refusals(401)[401],
    description: 'El sistema piensa que eres un robot: GET /api/buscarplanes/notrobot lo aclara',
  },
};

/**
 * For after the request was checked, so that what is wrong with it is told first. Who does not come through the proxy is the
 * house itself: the public site's server asks for all of its visitors.
 */
export const refuseBots =
  (bots: BotCheck) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.headers['x-forwarded-for'] === undefined) return;
    const subject = request.method === 'GET' ? request.url : JSON.stringify(request.body);
    if (bots.isBot(clientNetwork(request.ip), subject.slice(0, 200))) throw new HttpProblem(suspicion);
  };
