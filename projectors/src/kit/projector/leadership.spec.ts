import { type Client } from 'pg';
import { expect, test } from 'vitest';
import { countingProjector } from '../../testing/counting.ts';
import { becomeLeader } from './leadership.ts';

test('a leader is cut off after a silence, and not while it reports, however long it leads and however old its first report', async () => {
  const stop = new AbortController();
  const yesterday = Date.now() - 86_400_000;
  let [asked, lastReport, silence] = [0, 0, 0];
  /** A database in which another one leads: it reports before each of the first four questions, and then no more. */
  const query = async (text: string) => {
    if (text.includes('pg_terminate_backend')) {
      silence = Date.now() - lastReport;
      stop.abort();
      return { rows: [] };
    }
    asked += 1;
    if (asked <= 4) lastReport = Date.now();
    const reported = new Date(yesterday + Math.min(asked, 4)).toISOString();
    return { rows: [{ leads: false, holder: 7, reported }] };
  };
  // Over before the fourth question, if reports did not count.
  const lease = 600;
  const candidacy = { lease, signal: stop.signal, onOther: () => {} };
  const leads = await becomeLeader({ query } as unknown as Client, countingProjector, candidacy);
  expect(leads).toBe(false);
  expect(asked).toBeGreaterThan(4);
  expect(silence).toBeGreaterThanOrEqual(lease);
});
