/** A house with Rosa, who logs in, and what she sends. */
import { type LightMyRequestResponse } from 'fastify';
import { beforeEach } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';

export type Answer = {
  token: string;
  expiresAt: string;
  sessionExpiresAt: string;
  user: { id: string; permissions: string[] };
  code: string;
};
export const password = 'Demo#2026';

export const cookieOf = (answer: LightMyRequestResponse) => {
  const [cookie] = answer.cookies;
  return { cookie: `${cookie!.name}=${cookie!.value}`, ...cookie } as Record<string, unknown> & {
    cookie: string;
  };
};

/** To be called once in a test file, outside of tests. */
export const loginWorld = () => {
  let house: House;
  let rosa: Awaited<ReturnType<House['hire']>>;
  const open = async (replaced: Parameters<typeof openHouse>[0] = {}): Promise<void> => {
    house = await openHouse(replaced);
    rosa = await house.hire('EJECUTIVO', ['PE'], { name: 'Rosa Quispe', email: 'rosa@demo.test', password });
  };
  beforeEach(() => open());

  const post = (
    path: string,
    payload: unknown,
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ) =>
    house.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers,
      remoteAddress,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  return {
    house: () => house,
    rosa: () => rosa,
    /** Another house, with other settings or parts, in place of the first. */
    open,
    post,
    logIn: (email = 'rosa@demo.test', word = password, address?: string) =>
      post('login', { email, password: word }, {}, address),
    refresh: (cookie: string, headers: Record<string, string> = {}) =>
      post('refresh', undefined, { cookie, ...headers }),
  };
};
