/** The cookie that holds the refresh token: out of reach of scripts and of other sites. */
import { type CookieSerializeOptions } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type OpenSession, type RefreshToken } from './sessions.ts';

const name = 'cotejo_session';
const value = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{64})$/;

export const refreshCookie = (secure: boolean) => {
  const attributes: CookieSerializeOptions = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  };
  return {
    /** `undefined` without a cookie, or with one that was never ours. */
    read({ cookies }: FastifyRequest): RefreshToken | undefined {
      const [, sessionId, secret] = value.exec(cookies[name] ?? '') ?? [];
      return sessionId && secret ? { sessionId, secret } : undefined;
    },
    set(reply: FastifyReply, { refreshToken, remaining }: OpenSession): void {
      const { sessionId, secret } = refreshToken;
      const maxAge = Math.floor(remaining / 1_000);
      reply.setCookie(name, `${sessionId}.${secret}`, { ...attributes, maxAge });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
};
