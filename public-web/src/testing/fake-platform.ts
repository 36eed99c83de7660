/** A platform for tests of this site alone: two products of Peru, and a record of what was sent to it. */
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { answers } from '../api/answers.ts';
import { exampleProduct, secondProduct, womensProduct } from './example-products.ts';
import { addContentCalls } from './fake-content.ts';
import { addPlanCalls } from './fake-plan-calls.ts';
import { filled } from './filled.ts';

export type SentRequest = {
  readonly path: string;
  readonly key: string | undefined;
  readonly country: string | undefined;
  readonly version: string | undefined;
  readonly visitorAddress: string | undefined;
  readonly body: Record<string, unknown>;
};
/** A call that reads for a page, and its visitor. */
type Asked = { readonly url: string } & Readonly<Record<'address' | 'agent' | 'page', string | undefined>>;
type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

const receivedId = '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f';
const feedbackSignature = 'f'.repeat(32);
const askedLead = {
  _id: receivedId,
  firstName: 'Rosa',
  plan: 'Plan Base EPS',
  at: '2026-03-02T03:00:00.000Z',
  topics: [
    { id: 'price', name: 'El precio' },
    { id: 'speed', name: 'La rapidez' },
  ],
};
const received: Reply = { status: 201, body: { data: { id: receivedId, feedbackSignature }, error: null } };

export const startFakePlatform = async () => {
  const sent: SentRequest[] = [];
  const replies: Reply[] = [];
  const opinions: object[] = [];
  const robots = new Set<string>();
  const asked: Asked[] = [];
  const withoutClinics = new Set<number>();
  let believes = true;
  const products = [exampleProduct, secondProduct];
  const app = fastify();
  const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

  app.addHook('onRequest', async ({ headers, url }, reply) => {
    const { 'x-forwarded-for': address, 'x-page': page, 'user-agent': agent } = headers;
    asked.push({ url, address: headerOf(address), agent, page: headerOf(page) });
    const isRobot = robots.has(headerOf(address) ?? '');
    if (isRobot && url.startsWith('/api/insurance/'))
      await reply.code(401).header('retry-after', '600').send({ status: 401 });
  });
  app.get('/api/buscarplanes/notrobot', async ({ headers }, reply) => {
    if (!believes) return reply.code(429).header('retry-after', '1800').send({ status: 429 });
    robots.delete(headerOf(headers['x-forwarded-for']) ?? '');
    return { data: { human: true }, error: null };
  });
  app.get('/api/insurance/compare/metadata', (request) => {
    const list = request.headers['x-country'] === 'PE' ? products : [];
    const metaData = { total: list.length, uuid: 'x', filters: {}, day: '2026-03-02' };
    return filled(answers.results, { data: list, metaData });
  });
  addContentCalls(app, products);
  app.get<{ Params: { code: string } }>(
    '/api/insurance/product/:code',
    async ({ params, headers }, reply) => {
      const offered = headers['x-country'] === 'PE' ? [...products, womensProduct] : [];
      const data = offered.find(({ productCode }) => productCode.toLowerCase() === params.code.toLowerCase());
      return data ? filled(answers.product, { data }) : reply.code(404).send({ status: 404 });
    },
  );
  addPlanCalls(app, withoutClinics);
  app.get<{ Params: { signature: string } }>(
    '/api/feedbacks/getLead/:lead/:signature',
    async ({ params }, reply) =>
      params.signature === feedbackSignature
        ? filled(answers.askedLead, { data: { ...askedLead, given: opinions.length > 0 } })
        : reply.code(404).send({ status: 404 }),
  );
  app.get('/api/feedbacks/:id', async (_, reply) =>
    opinions[0] ? filled(answers.opinion, { data: opinions[0] }) : reply.code(404).send({ status: 404 }),
  );
  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers } = request;
    sent.push({
      path: request.url,
      key: headerOf(headers['idempotency-key']),
      country: headerOf(headers['x-country']),
      version: headerOf(headers['x-qpversion']),
      visitorAddress: headerOf(headers['x-forwarded-for']),
      body: request.body as Record<string, unknown>,
    });
    const { status, body, headers: told = {} } = replies.shift() ?? received;
    return reply.code(status).headers(told).send(body);
  };
  app.post('/api/:command', receive);
  app.patch('/api/feedbacks/:id', receive);

  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    receivedId,
    /** Numbers of plans that have no network. */
    withoutClinics,
    feedbackSignature,
    /** The opinion that the person gave before, if she did. */
    opinions,
    /** Takes the visitor at an address for a robot; `isBelieved` says whether her word is taken. */
    suspect: (address: string, isBelieved = true) => {
      robots.add(address);
      believes = isBelieved;
    },
    /** Takes what was read, in order. */
    takeAsked: () => asked.splice(0),
    /** Takes what was sent, in order. */
    takeSent: () => sent.splice(0),
    /** Answers the next requests like this, in order, before it receives again. */
    replyWith: (...next: Reply[]) => replies.push(...next),
    stop: () => app.close(),
  };
};
