/** What a live connection can be told about: all leads that its viewer sees, or single ones. */
import { z } from 'zod';
import { may, type Staff } from '@cotejo/core/identity';
import { maySeeLead } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/reference';
import { type Viewer } from '../http/bearer.ts';
import { type Change } from '@cotejo/core/projections';

type Topic = { readonly resource: 'leads'; readonly id?: string };

const id = z.uuid();

/** `leads` or `leads/<id>`, the id in lower case as changes name it. @returns nothing for what is no topic */
const readTopic = (text: string): Topic | undefined => {
  if (text === 'leads') return { resource: 'leads' };
  const [resource, rest, ...more] = text.split('/');
  return resource === 'leads' && more.length === 0 && id.safeParse(rest).success
    ? { resource, id: rest! }
    : undefined;
};

/** The topics by which a change may be known. */
export const topicsOf = ({ resource, id }: Change): readonly string[] => [resource, `${resource}/${id}`];

/** Whether somebody may hear of a change: who sees the record now, and who saw it until now. */
export const mayHear = (viewer: Staff, change: Change): boolean => {
  if (change.resource !== 'leads' || !may(viewer, 'leads:read')) return false;
  const seen = (executiveId: string | null): boolean =>
    maySeeLead({ country: change.country as CountryCode, executiveId }, viewer);
  return (
    seen(change.executiveId ?? null) ||
    (change.formerExecutiveId !== undefined && seen(change.formerExecutiveId))
  );
};

/** Finds out which of some leads a viewer sees. */
export type VisibleIds = (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** @returns those of the topics that the viewer may follow */
export const allowedTopics = async (
  viewer: Viewer,
  texts: readonly string[],
  visibleIds: VisibleIds,
): Promise<readonly string[]> => {
  if (!may(viewer, 'leads:read')) return [];
  const topics = texts.map((text) => ({ text, topic: readTopic(text) }));
  const visible = await visibleIds(
    viewer,
    topics.flatMap(({ topic }) => topic?.id ?? []),
  );
  return topics
    .filter(({ topic }) => topic && (topic.id === undefined || visible.has(topic.id)))
    .map(({ text }) => text);
};
