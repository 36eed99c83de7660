/** Response times of the audit’s list at a million events, against the same questions at ten thousand. */
import { fillAuditEntries } from './audit-entries/fill.ts';
import { questions } from './audit-entries/questions.ts';
import { type Measure } from './measure.ts';
import { compareAll } from './two-sizes.ts';

const many = Number(process.env['COTEJO_BENCH_EVENTS'] ?? 1_000_000);

export const benchAuditEntries = (): Promise<Measure[]> =>
  compareAll(
    questions,
    ({ databaseUrl, secrets }, events) =>
      fillAuditEntries(databaseUrl('projectors'), Buffer.from(secrets.indexKey, 'base64'), events),
    { few: 10_000, many, noun: 'events' },
  );
