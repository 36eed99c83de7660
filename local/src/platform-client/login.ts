/** Which platform a program of a terminal goes to, and in whose name: from its environment. */
import { type RoleName } from '@cotejo/core/reference/roles';
import { demoLogins, demoPassword } from '../demo/index.ts';

export type Login = { readonly token: string } | { readonly email: string; readonly password: string };

/** Whether an origin is this machine's own: the demo's password is for nobody else. */
const isLocal = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost');
};

/** @throws Error with the usage for what is no address */
export const readOrigin = (environment: NodeJS.ProcessEnv, usage: string): string => {
  const origin = environment['COTEJO_ORIGIN'] || `http://localhost:${environment['PORT'] || '8080'}`;
  if (!URL.canParse(origin)) throw new Error(`No address: ${origin}\n${usage}`);
  return origin;
};

/**
 * @param role whose login of the demo it is on this machine when nobody is named
 * @throws Error with the usage when nobody is named and the platform is another machine's
 */
export const readLogin = (
  origin: string,
  environment: NodeJS.ProcessEnv,
  role: RoleName,
  usage: string,
): Login => {
  const { COTEJO_TOKEN: token, COTEJO_EMAIL: email, COTEJO_PASSWORD: password } = environment;
  if (token) return { token };
  if (email && password) return { email, password };
  const somebody = demoLogins.find(({ roles }) => roles.includes(role));
  if (!isLocal(origin) || !somebody) throw new Error(`Nobody to log in as.\n${usage}`);
  return { email: somebody.email, password: demoPassword };
};
