/** A command that arrives, and whose answer is lost on the way back. */
import { type Page } from 'playwright-core';
import { type Caller } from '../api/call.ts';

/**
 * Loses the next answer to a command, named by the end of its address.
 * @returns the keys under which it goes out, that of the lost one first
 */
export async function loseAnswer(page: Page, call: Caller, command: string): Promise<readonly string[]> {
  const keys: string[] = [];
  await page.route(
    (url) => url.pathname.endsWith(command),
    async (route) => {
      const request = route.request();
      const { authorization = '', 'idempotency-key': key = '', 'if-match': ifMatch } = request.headers();
      keys.push(key);
      page.on('request', (later) => {
        if (later.url().endsWith(command)) keys.push(later.headers()['idempotency-key'] ?? '');
      });
      await call({
        method: 'POST',
        path: new URL(request.url()).pathname,
        headers: { authorization, 'idempotency-key': key, ...(ifMatch && { 'if-match': ifMatch }) },
        body: request.postDataJSON() as unknown,
      });
      await route.abort();
    },
    { times: 1 },
  );
  return keys;
}
