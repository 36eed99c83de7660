/** The tasks of an automation: written with its checkpoint, removed when they are done. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { toJson } from '../projector/json.ts';
import { type Sql } from '../projector/index.ts';
import { type Plan, type Resolution, type Task, type TaskId } from './automation.ts';

export const taskTable = `
  create table if not exists task (
    handler text not null,
    key text not null,
    target text not null,
    command_id uuid not null,
    input jsonb not null,
    correlation_id uuid not null,
    causation_id uuid not null,
    country text not null,
    schedule text,
    occurrence timestamptz,
    place bigint not null generated always as identity,
    due_at timestamptz not null,
    failures int not null default 0,
    problem text,
    primary key (handler, key)
  );
  create index if not exists task_due on task (due_at, place);
`;

const idOf = (resolution: Resolution): TaskId => ({
  handler: resolution.handler,
  key: resolution.kind === 'plan' ? (resolution.key ?? resolution.target) : resolution.key,
});

const rowOf = (automation: string, plan: Plan, id: TaskId, order: number) => ({
  order,
  ...id,
  target: plan.target,
  // The same event asks for the same command, whoever finds that out and how often.
  command_id: uuidV5(plan.because.id, `${automation}/${id.handler}/${id.key}`),
  input: plan.input ?? {},
  correlation_id: plan.because.metadata.$correlationId,
  causation_id: plan.because.id,
  country: plan.because.metadata.country,
  due_at: plan.at ?? null,
});

/** Stores what was resolved; of several resolutions about one task the last holds. */
export const storeResolutions = async (
  automation: string,
  resolutions: readonly Resolution[],
  sql: Sql,
): Promise<void> => {
  if (resolutions.length === 0) return;
  const last = new Map<string, { readonly id: TaskId; readonly resolution: Resolution }>();
  for (const resolution of resolutions) {
    const id = idOf(resolution);
    const name = `${id.handler} ${id.key}`;
    last.delete(name);
    last.set(name, { id, resolution });
  }
  await sql.query({
    name: 'tasks-drop',
    text: `delete from task using jsonb_to_recordset($1::jsonb) as gone (handler text, key text)
           where task.handler = gone.handler and task.key = gone.key`,
    values: [toJson([...last.values()].map(({ id }) => id))],
  });
  const planned = [...last.values()].flatMap(({ id, resolution }, order) =>
    resolution.kind === 'plan' ? [rowOf(automation, resolution, id, order)] : [],
  );
  if (planned.length === 0) return;
  await sql.query({
    name: 'tasks-store',
    text: `insert into task (handler, key, target, command_id, input, correlation_id, causation_id, country, due_at)
           select handler, key, target, command_id, input, correlation_id, causation_id, country, coalesce(due_at, now())
           from jsonb_to_recordset($1::jsonb) as new (
             "order" int, handler text, key text, target text, command_id uuid, input jsonb, correlation_id uuid,
             causation_id uuid, country text, due_at timestamptz)
           order by "order"`,
    values: [toJson(planned)],
  });
};

type Row = {
  handler: string;
  key: string;
  target: string;
  command_id: string;
  input: Record<string, unknown>;
  correlation_id: string;
  causation_id: string;
  country: CountryCode;
  schedule: string | null;
  occurrence: Date | null;
  due_at: Date;
  failures: number;
};

const taskOf = (row: Row): Task => ({
  handler: row.handler,
  key: row.key,
  target: row.target,
  commandId: row.command_id,
  input: row.input,
  correlationId: row.correlation_id,
  causationId: row.causation_id,
  country: row.country,
  dueAt: row.due_at,
  failures: row.failures,
  ...(row.schedule !== null && { occurrence: { schedule: row.schedule, at: row.occurrence! } }),
});

/** The tasks of one automation, as the engine sees them. */
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
  /** Removes it, unless another has replaced it meanwhile. */
  async done({ handler, key, commandId }: Task): Promise<void> {
    await sql.query(`delete from ${schema}.task where handler = $1 and key = $2 and command_id = $3`, [
      handler,
      key,
      commandId,
    ]);
  },
  /** Delays it: by 1, 2, 4 … seconds, and five minutes at most. */
  async postpone({ handler, key, commandId, failures }: Task, problem: string): Promise<void> {
    await sql.query(
      `update ${schema}.task set failures = failures + 1, problem = $4, due_at = now() + make_interval(secs => $5)
       where handler = $1 and key = $2 and command_id = $3`,
      [handler, key, commandId, problem, Math.min(300, 2 ** failures)],
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
