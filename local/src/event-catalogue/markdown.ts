/** The catalogue as a page, in the repository's format. */
import { format } from 'oxfmt';
import { inRepository } from '../build/index.ts';
import { type Catalogue, type CataloguedEvent, type CataloguedStream } from './catalogue.ts';
import { type Field } from './fields.ts';

const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const fieldTable = (fields: readonly Field[]): string =>
  lines(
    '| Field | Holds | Personal | What it is |',
    '|---|---|---|---|',
    fields.map(
      ({ name, type, optional, personal, meaning }) =>
        `| \`${name}\`${optional ? ' (optional)' : ''} | ${cell(type)} | ${personal ? 'yes' : ''} | ${cell(meaning)} |`,
    ),
  );

const writtenBy = ({ writers }: CataloguedEvent): string =>
  writers.length === 0
    ? 'Written by nothing today.'
    : `Written by ${writers.map(({ decision, by }) => `\`${decision}\` (used by ${by.join(', ')})`).join(' and ')}.`;

const readBy = ({ readers, isInstruction }: CataloguedEvent): string => {
  if (isInstruction)
    return 'Followed by the projector or automation that the stream is named by (`read.parked_stream`, `read.skipped_event`).';
  return readers.length === 0
    ? 'Read by no projector; commands decide on it.'
    : `Read by ${readers
        .map(
          ({ projector, views }) =>
            `projector \`${projector}\` (${views.map((view) => `\`${view}\``).join(', ')})`,
        )
        .join('; ')}.`;
};

const eventSection = (event: CataloguedEvent): string =>
  lines(
    `### ${event.type}`,
    '',
    event.meaning,
    '',
    `Version ${event.version}.`,
    '',
    `- ${writtenBy(event)}`,
    `- ${readBy(event)}`,
    '',
    fieldTable(event.fields),
    '',
  );

const streamSection = ({ stream, decider, context, events }: CataloguedStream): string =>
  lines(
    `## \`${stream}\``,
    '',
    `Decider \`${decider}\` in \`core/src/${context}\`.`,
    '',
    events.map(eventSection),
  );

const page = ({ metadata, streams }: Catalogue): string =>
  lines(
    '# Event catalogue',
    '',
    'Made from the code by `npm run docs:events`; a test fails when this page is not what that makes.',
    '',
    'Personal fields are stored encrypted under the key of the subject that the stream belongs to. Once the key is',
    'gone they read as erased.',
    '',
    '## What every event says about itself',
    '',
    fieldTable(metadata),
    '',
    streams.map(streamSection),
  );

export const catalogueFile = inRepository('docs', 'events.md');

export const catalogueMarkdown = async (catalogue: Catalogue): Promise<string> =>
  (await format(catalogueFile, page(catalogue))).code;
