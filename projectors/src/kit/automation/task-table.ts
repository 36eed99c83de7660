/** What an automation is to do: written with its checkpoint, removed when it is done. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/reference';
import { toJson } from '../projector/json.ts';
import { type Sql } from '../projector/index.ts';
import { type Errand, type Plan, type Resolution, type Task } from './automation.ts';

export const taskTable = `
  create table if not exists task (
    deed text not null,
    about text not null,
    command_id uuid not null,
    input jsonb not null,
    correlation_id uuid not null,
    causation_id uuid not null,
    country text not null,
    place bigint not null generated always as identity,
    due_at timestamptz not null,
    failures int not null default 0,
    problem text,
    primary key (deed, about)
  );
  create index if not exists task_due on task (due_at, place);
`;

const nameOf = ({ deed, about }: Errand): string => `${deed} ${about}`;

const rowOf = (automation: string, { deed, about, because, at, input = {} }: Plan, order: number) => ({
  order,
  deed,
  about,
  // The same event asks for the same command, whoever finds that out and how often.
  command_id: uuidV5(because.id, `${automation}/${deed}/${about}`),
  input,
  correlation_id: because.metadata.$correlationId,
  causation_id: because.id,
  country: because.metadata.country,
  due_at: at ?? null,
});

/** Writes down what was resolved; of several resolutions about one errand the last holds. */
export const keep = async (
  automation: string,
  resolutions: readonly Resolution[],
  sql: Sql,
): Promise<void> => {
  if (resolutions.length === 0) return;
  const last = new Map<string, Resolution>();
  for (const resolution of resolutions) {
    last.delete(nameOf(resolution));
    last.set(nameOf(resolution), resolution);
  }
  await sql.query({
    name: 'tasks-drop',
    text: `delete from task using jsonb_to_recordset($1::jsonb) as gone (deed text, about text)
           where task.deed = gone.deed and task.about = gone.about`,
    values: [toJson([...last.values()].map(({ deed, about }) => ({ deed, about })))],
  });
  const planned = [...last.values()].filter((resolution) => resolution.kind === 'plan');
  if (planned.length === 0) return;
  await sql.query({
    name: 'tasks-keep',
    text: `insert into task (deed, about, command_id, input, correlation_id, causation_id, country, due_at)
           select deed, about, command_id, input, correlation_id, causation_id, country, coalesce(due_at, now())
           from jsonb_to_recordset($1::jsonb) as new (
             "order" int, deed text, about text, command_id uuid, input jsonb, correlation_id uuid, causation_id uuid,
             country text, due_at timestamptz)
           order by "order"`,
    values: [toJson(planned.map((plan, order) => rowOf(automation, plan, order)))],
  });
};

type Row = {
  deed: string;
  about: string;
  command_id: string;
  input: Record<string, unknown>;
  correlation_id: string;
  causation_id: string;
  country: CountryCode;
  due_at: Date;
  failures: number;
};

const taskOf = (row: Row): Task => ({
  deed: row.deed,
  about: row.about,
  commandId: row.command_id,
  input: row.input,
  correlationId: row.correlation_id,
  causationId: row.causation_id,
  country: row.country,
  dueAt: row.due_at,
  failures: row.failures,
});

/** The tasks of one automation, as those who do them see them. */
export const tasksIn = (schema: string, sql: Sql) => ({
  /** @returns what is due, the longest due first */
  async due(limit: number): Promise<readonly Task[]> {
    const { rows } = await sql.query<Row>(
      `select * from ${schema}.task where due_at <= now() order by due_at, place limit $1`,
      [limit],
    );
    return rows.map(taskOf);
  },
  /** @returns when the next one is due; one may have become so since what was due was read */
  async next(): Promise<Date | undefined> {
    const { rows } = await sql.query<{ next: Date | null }>(`select min(due_at) as next from ${schema}.task`);
    return rows[0]?.next ?? undefined;
  },
  /** Removes it, unless another has taken its place meanwhile. */
  async done({ deed, about, commandId }: Task): Promise<void> {
    await sql.query(`delete from ${schema}.task where deed = $1 and about = $2 and command_id = $3`, [
      deed,
      about,
      commandId,
    ]);
  },
  /** Puts it off: after 1, 2, 4 … seconds, and five minutes at most. */
  async postpone({ deed, about, commandId, failures }: Task, problem: string): Promise<void> {
    await sql.query(
      `update ${schema}.task set failures = failures + 1, problem = $4, due_at = now() + make_interval(secs => $5)
       where deed = $1 and about = $2 and command_id = $3`,
      [deed, about, commandId, problem, Math.min(300, 2 ** failures)],
    );
  },
  /** @returns how many have failed and are tried again later */
  async failing(): Promise<number> {
    const { rows } = await sql.query<{ failing: number }>(
      `select count(*)::int as failing from ${schema}.task where failures > 0`,
    );
    return rows[0]?.failing ?? 0;
  },
});
export type Tasks = ReturnType<typeof tasksIn>;
