/** Calls that machines are kept from: 401 in the words of the spec (public side, section 8), until somebody says to be human or time has passed. */
import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { clientNetwork, HttpProblem, problem, refusals } from '@cotejo/core/kit/service';

/**
 * A page of the site counts once, whatever it is made of, and apart from all else. A comparison counts each time; a product once
 * in ten minutes, however many of its parts are asked for.
 */
export type Seen = { readonly is: 'page' | 'comparison' | 'product'; readonly subject: string };

export type Visitor = {
  /** Visitors of one network count together. */
  readonly network: string;
  readonly address: string;
  /** The browser or crawler, as it names itself. */
  readonly agent: string;
};

export type Refusal = {
  /** A crawler that proved its name is asked for patience and for no click. */
  readonly why: 'suspect' | 'tooFast';
  /** Milliseconds until it ends by itself. */
  readonly ends: number;
};

export type BotCheck = {
  /** Counts the call. @returns why it is refused; nothing where it is not */
  readonly judge: (visitor: Visitor, seen: Seen) => Promise<Refusal | undefined>;
  /** *Soy humano!* @throws HttpProblem (429) when it was said too often to be believed */
  readonly believe: (visitor: Pick<Visitor, 'network' | 'agent'>) => Promise<void>;
};

const suspicion = {
  ...problem(
    401,
    'LOOKS_LIKE_A_BOT',
    'El sistema necesita un clic tuyo en «Soy humano!» y un poco de paciencia (disculpa las molestias).',
  ),
  title: 'El sistema piensa que eres un robot...',
};

const tooFast = problem(429, 'TOO_MANY_REQUESTS', 'Lees demasiado rápido. Espera un momento y sigue.');

const refused = ({ why, ends }: Refusal): HttpProblem =>
  new HttpProblem(why === 'suspect' ? suspicion : tooFast, {
    'retry-after': String(Math.max(1, Math.ceil(ends / 1_000))),
  });

export const botRefusal = {
  401: {
    ...refusals(401)[401],
    description:
      'El sistema piensa que eres un robot: GET /api/buscarplanes/notrobot lo aclara, o el tiempo que dice Retry-After',
  },
  ...refusals(429),
};

/**
 * As short as it is unlike others: what is remembered of thousands of visitors for minutes must not hold the bodies that they
 * sent, nor who they said to be.
 */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Calls about one product, by the pattern of their address: which part of the request names it. */
const namesProduct: readonly (readonly [path: RegExp, named: 'params' | 'query'])[] = [
  [/^\/api\/(insurance|documents)\//, 'params'],
  [/^\/api\/(infoplanes|buscadorplanes)\/|\/analisisypuntaje$/, 'query'],
];

/** The question itself, without parameters that the site adds to every call or that the call does not read. */
const askedIn = ({
  method,
  query,
  params,
  body,
}: Pick<FastifyRequest, 'method' | 'query' | 'params' | 'body'>) => {
  if (method !== 'GET') return body ?? null;
  const { isqps: _, forceRefresh: __, ...asked } = query as Readonly<Record<string, unknown>>;
  return { params, asked };
};

/** A page that the site's server makes for a visitor: no other client's header of this name comes through the proxy. */
const pageHeader = 'x-page';

/**
 * A call about one product is a part of what its page shows; a document that was uploaded names no product, and is looked at
 * like one. Everything else compares, and differs by what it compares.
 */
export const seenBy = (
  request: Pick<FastifyRequest, 'headers' | 'query' | 'params' | 'method' | 'body' | 'routeOptions'>,
): Seen => {
  const page = request.headers[pageHeader];
  if (typeof page === 'string') return { is: 'page', subject: page };
  const { url: path = '' } = request.routeOptions;
  const where = namesProduct.find(([pattern]) => pattern.test(path))?.[1];
  type Named = {
    readonly id?: number;
    readonly code?: string;
    readonly fileId?: string;
    readonly plan?: string;
  };
  const { id, code, fileId, plan } = (where === undefined ? {} : request[where]) as Named;
  const named = where === 'query' ? plan : (id ?? code ?? fileId);
  if (named !== undefined) return { is: 'product', subject: `product ${named}` };
  return { is: 'comparison', subject: digestOf(JSON.stringify([path, askedIn(request)])) };
};

export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  network: clientNetwork(ip),
  address: ip,
  agent: headers['user-agent'] ?? '',
});

/**
 * For after the request was checked, so that what is wrong with it is told first. The public site's server names the visitor
 * for whom it makes a page; a request without any address is the house itself, such as when it lists its pages for crawlers.
 */
export const refuseBots =
  (bots: BotCheck) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.headers['x-forwarded-for'] === undefined) return;
    const refusal = await bots.judge(visitorOf(request), seenBy(request));
    if (refusal) throw refused(refusal);
  };
