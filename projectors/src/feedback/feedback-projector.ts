/** Opinions as the console lists them; what a person wrote goes when she is erased. */
import { categoryOf, erased, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Feedback, feedback, type FeedbackEvent, feedbackEvents } from '@cotejo/core/feedback';
import { leadEvents } from '@cotejo/core/leads';
import { type FoldedTable, foldInto, type Projector, type Sql, upsert } from '../kit/projector/index.ts';

const feedbackTable: FoldedTable<Feedback, FeedbackEvent> = {
  table: 'feedback',
  key: 'lead_id',
  fold: feedback,
  columns: (_, state) =>
    state.status === 'none'
      ? undefined
      : { country: state.country, score: state.score, recommend: state.recommend ?? null, at: state.at },
};

const isOpinion = (event: Recorded): event is Recorded<FeedbackEvent> =>
  categoryOf(event.stream) === 'feedback';

/** Remembers who was erased: an opinion that was on its way then may come after it. */
const erasePeople = async (events: readonly Recorded[], sql: Sql): Promise<ReadonlySet<string>> => {
  const gone = events.filter(({ type }) => type === 'SubjectErased').map(({ stream }) => idOfStream(stream));
  await upsert(
    sql,
    'erased_lead',
    'lead_id',
    [...new Set(gone)].map((lead_id) => ({ lead_id, erased: true })),
  );
  if (gone.length > 0)
    await sql.query(
      `update feedback set state = jsonb_set(state, '{comment}', $2::jsonb)
       where lead_id = any($1) and state ? 'comment'`,
      [gone, JSON.stringify(erased)],
    );
  const { rows } = await sql.query<{ lead_id: string }>(
    'select lead_id from erased_lead where lead_id = any($1)',
    [events.filter(isOpinion).map(({ stream }) => idOfStream(stream))],
  );
  return new Set(rows.map(({ lead_id }) => lead_id));
};

const withoutComment = (event: Recorded<FeedbackEvent>): Recorded<FeedbackEvent> =>
  event.data.comment === undefined
    ? event
    : ({ ...event, data: { ...event.data, comment: erased } } as Recorded<FeedbackEvent>);

export const feedbackProjector: Projector = {
  name: 'feedback',
  version: 1,
  tables: `
    create table if not exists feedback (
      lead_id uuid primary key,
      version int not null,
      position bigint not null,
      country text not null,
      score int not null,
      recommend int,
      at timestamptz not null,
      state jsonb not null
    );
    create index if not exists feedback_at on feedback (at nulls first, lead_id);
    create table if not exists erased_lead (lead_id uuid primary key, erased boolean not null);`,
  views: { feedback: 'select * from feedback' },
  handles: { feedback: feedbackEvents, lead: leadEvents },
  awaited: ['feedback'],
  async apply(events, sql) {
    const gone = await erasePeople(events, sql);
    const opinions = events
      .filter(isOpinion)
      .map((event) => (gone.has(idOfStream(event.stream)) ? withoutComment(event) : event));
    const steps = await foldInto(feedbackTable, opinions, sql);
    return steps.map(({ id, event }) => ({
      resource: 'feedbacks',
      id,
      version: event.revision + 1,
      position: event.position,
      commandId: event.metadata.commandId,
      actor: event.metadata.actor,
    }));
  },
};
