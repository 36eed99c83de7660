/** Answers to visitors may be kept for a moment, by country; who has one already is told that it still holds. */
import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';

const seconds = 30;

export const publicCache = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply
      .header('cache-control', `public, max-age=${seconds}`)
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
