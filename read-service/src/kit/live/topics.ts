/** What live connections can follow, as contexts register it: all of a resource that a viewer sees, or single records. */
import { z } from 'zod';
import { type Change } from '@cotejo/core/kit/projections';
import { may } from '@cotejo/core/identity';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Viewer } from '../http/bearer.ts';

export type LiveTopic = {
  /** As changes name it. */
  readonly resource: string;
  readonly permission: Permission;
  /** Whether somebody with the permission may hear of a change. */
  readonly mayHear: (viewer: Viewer, change: Change) => boolean;
  /** Which of some records somebody may follow one by one; all where it is left out, for `mayHear` decides in the end. */
  readonly visible?: (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

export type Topics = {
  /** @returns those of the topics that the viewer may follow */
  readonly allowed: (viewer: Viewer, topics: readonly string[]) => Promise<readonly string[]>;
  readonly mayHear: (viewer: Viewer, change: Change) => boolean;
};

const id = z.uuid();

/** The topics by which a change may be known. */
export const topicsOf = ({ resource, id }: Change): readonly string[] => [resource, `${resource}/${id}`];

/** A resource that no context registers is followed and heard by nobody. */
export const createTopics = (registered: readonly LiveTopic[]): Topics => {
  const byResource = new Map(registered.map((topic) => [topic.resource, topic]));
  const followed = (viewer: Viewer, resource: string): LiveTopic | undefined => {
    const topic = byResource.get(resource);
    return topic && may(viewer, topic.permission) ? topic : undefined;
  };
  /** `leads` or `leads/<id>`, the id in lower case as changes name it. */
  const read = (viewer: Viewer, text: string) => {
    const [resource = '', record, ...more] = text.split('/');
    const topic = followed(viewer, resource);
    if (!topic || more.length > 0) return [];
    if (record !== undefined && !id.safeParse(record).success) return [];
    return [{ text, topic, record }];
  };

  return {
    async allowed(viewer, texts) {
      const asked = texts.flatMap((text) => read(viewer, text));
      const seen = new Map<LiveTopic, ReadonlySet<string>>();
      for (const topic of new Set(asked.map(({ topic }) => topic))) {
        const records = asked.flatMap((one) => (one.topic === topic && one.record) || []);
        if (topic.visible && records.length > 0) seen.set(topic, await topic.visible(viewer, records));
      }
      return asked
        .filter(({ topic, record }) => record === undefined || (seen.get(topic)?.has(record) ?? true))
        .map(({ text }) => text);
    },
    mayHear: (viewer, change) => followed(viewer, change.resource)?.mayHear(viewer, change) ?? false,
  };
};
