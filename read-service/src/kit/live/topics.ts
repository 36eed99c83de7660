/** A live topic as contexts register it: all visible records of a resource, or single ones. */
import { z } from 'zod';
import { type Change } from '@cotejo/core/kit/projections';
import { mayEver, type ScopeRule, sees } from '@cotejo/core/identity';
import { type Viewer } from '../http/bearer.ts';

export type LiveTopic = {
  /** As changes name it. */
  readonly resource: string;
  /** The visibility rule: a change is sent to viewers of the record as it is held now, and to its former owner. */
  readonly rule: ScopeRule;
  /** The schema of ids; UUIDs unless it says so. */
  readonly idSchema?: z.ZodType<string>;
  /** Which of some records somebody may follow one by one; all where it is left out, for the rule decides in the end. */
  readonly visible?: (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

export type Topics = {
  /** @returns those of the topics that the viewer may follow */
  readonly allowed: (viewer: Viewer, topics: readonly string[]) => Promise<readonly string[]>;
  readonly mayHear: (viewer: Viewer, change: Change) => boolean;
};

/** The topics by which a change may be known. */
export const topicsOf = ({ resource, id }: Change): readonly string[] => [resource, `${resource}/${id}`];

const mayHear = ({ rule }: LiveTopic, viewer: Viewer, { formerOwner, ...held }: Change): boolean =>
  sees(rule, viewer, held) ||
  (formerOwner !== undefined && sees(rule, viewer, { ...held, owner: formerOwner }));

/**
 * A resource that no context registers is followed and heard by nobody.
 * @throws Error for a topic without a rule
 */
export const createTopics = (registered: readonly LiveTopic[]): Topics => {
  for (const { resource, rule } of registered)
    if (!(rule as ScopeRule | undefined)) throw new Error(`no rule says who may follow ${resource}`);
  const byResource = new Map(registered.map((topic) => [topic.resource, topic]));
  const followed = (viewer: Viewer, resource: string): LiveTopic | undefined => {
    const topic = byResource.get(resource);
    return topic && mayEver(viewer, topic.rule) ? topic : undefined;
  };
  /** `leads` or `leads/<id>`, the id in lower case as changes name it. */
  const read = (viewer: Viewer, text: string) => {
    const [resource = '', record, ...more] = text.split('/');
    const topic = followed(viewer, resource);
    if (!topic || more.length > 0) return [];
    const { idSchema = z.uuid() } = topic;
    if (record !== undefined && !idSchema.safeParse(record).success) return [];
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
    mayHear(viewer, change) {
      const topic = byResource.get(change.resource);
      return topic !== undefined && mayHear(topic, viewer, change);
    },
  };
};
