/** Answers to visitors may be kept for a moment, by country; who has one already is told that it still holds. */
import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';

const usual = 30;

/** @param seconds for which an answer is kept without asking; 0 for what must be as of now: then it is asked for each time */
export const publicCache = (app: FastifyInstance, seconds = usual): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'POST') void reply.header('cache-control', 'no-store'); // an answer to who said who they are
    if (request.method === 'POST' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply
      .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-cache')
      .header('vary', 'X-Country')
      .header('etag', tag);
    const known = request.headers['if-none-match']
      ?.split(',')
      .map((value) => value.trim().replace(/^W\//, ''));
    if (!known?.includes(tag)) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
};
