/** The event catalogue: every event type with its fields, who writes it and who reads it, from the code alone. */
import { categoryOf, metadataSchema } from '@cotejo/core/kit/event-sourcing';
import { parkingCategory } from '@cotejo/core/projections';
import { inertParts } from '../../../projectors/src/testing/world.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { findDeciders } from './deciders.ts';
import { type Field, fieldsOf } from './fields.ts';
import { findWriters, type Writer } from './writers.ts';

export type CataloguedEvent = {
  readonly type: string;
  readonly version: number;
  readonly meaning: string;
  readonly fields: readonly Field[];
  readonly writers: readonly Writer[];
  /** The projectors that understand it, with the views that they keep. */
  readonly readers: readonly { readonly projector: string; readonly views: readonly string[] }[];
  /** Whether the projector that its stream is named by follows it as an instruction, and keeps what comes of it. */
  readonly isInstruction: boolean;
};

export type CataloguedStream = {
  readonly context: string;
  readonly decider: string;
  /** Such as `lead-{id}`. */
  readonly stream: string;
  readonly events: readonly CataloguedEvent[];
};

export type Catalogue = {
  readonly metadata: readonly Field[];
  readonly streams: readonly CataloguedStream[];
};

/** No event is read here, so nothing of a machine is needed. */
const projectors = projectorsWith(inertParts);

const readersOf = (category: string, type: string): CataloguedEvent['readers'] =>
  projectors
    .filter(({ handles }) => Object.hasOwn(handles[category] ?? {}, type))
    .map(({ name, views }) => ({ projector: name, views: Object.keys(views).map((view) => `read.${view}`) }));

export const buildCatalogue = async (): Promise<Catalogue> => {
  const deciders = await findDeciders();
  const writers = findWriters(deciders.flatMap(({ decider }) => Object.keys(decider.events)));
  const streams = deciders.map(({ context, name, decider }): CataloguedStream => {
    const stream = decider.stream('{id}');
    const events = Object.entries(decider.events).map(([type, { version, schema, personal }]) => ({
      type,
      version,
      meaning: schema.description ?? '',
      fields: fieldsOf(schema, personal),
      writers: writers.get(type) ?? [],
      readers: readersOf(categoryOf(stream), type),
      isInstruction: categoryOf(stream) === parkingCategory,
    }));
    return { context, decider: name, stream, events };
  });
  return { metadata: fieldsOf(metadataSchema), streams };
};
