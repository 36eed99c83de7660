/** What a platform does by itself while nobody asks for anything: it reminds executives of the demo's appointments. */
import pg from 'pg';

/** When the next reminder is due; a task of it is gone once that is in the log. */
export async function nextReminder(databaseUrl: string): Promise<Date | null> {
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  try {
    const next = 'select min(due_at) as at from when_appointment_set_then_remind_v2.task';
    return (await sql.query<{ at: Date | null }>(next)).rows[0]!.at;
  } finally {
    await sql.end();
  }
}
