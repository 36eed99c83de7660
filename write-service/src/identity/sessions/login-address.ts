/** Where the login page is, for those who were sent to `/login`: it lives in the console. */

/** A page of this origin, as a path; nothing for what could lead elsewhere. */
const ownPath = (referrer: unknown): string | undefined =>
  typeof referrer === 'string' && /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(referrer) ? referrer : undefined;

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;

/**
 * @param query of the request: `referrer`, the path to come back to; `loginError`, why it came to this
 * @returns the address in the console, with what of it can be believed
 */
export const consoleLogin = ({ referrer, loginError }: Record<string, unknown>): string => {
  const query = new URLSearchParams();
  const path = ownPath(referrer);
  if (path) query.set('referrer', path.replace(/^\/console(?=\/|$)/, '') || '/');
  const error = word(loginError);
  if (error) query.set('loginError', error);
  return query.size > 0 ? `/console/login?${query.toString()}` : '/console/login';
};
