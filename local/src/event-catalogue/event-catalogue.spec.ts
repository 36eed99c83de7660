/** The written catalogue is the code's, and says something about every event. */
import { readFileSync } from 'node:fs';
import { personal } from '@cotejo/core/kit/event-sourcing';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildCatalogue } from './catalogue.ts';
import { fieldsOf } from './fields.ts';
import { catalogueFile, catalogueMarkdown } from './markdown.ts';

const catalogue = await buildCatalogue();
const events = catalogue.streams.flatMap((stream) => stream.events);
const event = (type: string) => events.find((one) => one.type === type);

describe('the event catalogue', () => {
  test('is what the code says today', async () => {
    const committed = readFileSync(catalogueFile, 'utf8');
    expect(committed, 'docs/events.md is stale: run `npm run docs:events` and commit what it writes').toBe(
      await catalogueMarkdown(catalogue),
    );
  });

  test('says of every event what it means', () => {
    expect(events.filter(({ meaning }) => !meaning.endsWith('.')).map(({ type }) => type)).toEqual([]);
  });

  test('says of every piece of metadata what it is', () => {
    expect(catalogue.metadata.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  test('knows no event that nobody writes', () => {
    expect(events.filter(({ writers }) => writers.length === 0).map(({ type }) => type)).toEqual([]);
  });
});

describe('the catalogue finds by itself', () => {
  test('the command that writes an event', () => {
    expect(event('LeadStatusChanged')?.writers).toContainEqual(
      expect.objectContaining({
        decision: 'changeLeadStatus',
        by: expect.arrayContaining(['`POST /api/commands/leads/{id}/change-status`']) as string[],
      }),
    );
  });

  test('the command of an aggregate whose commands are made for it', () => {
    expect(event('OrganizationHidden')?.writers).toEqual([
      { decision: 'hideOrganization', by: ['`POST /api/commands/organizations/{id}/hide`'] },
    ]);
  });

  test('the public address that writes an event', () => {
    expect(event('LeadReceived')?.writers[0]?.by).toContain('`POST /api/contactos`');
  });

  test('no writer that only has a private function of the same name', () => {
    const files = events.flatMap(({ writers }) => writers.flatMap(({ by }) => by));
    expect(files).not.toContain('`read-service/src/kit/sql.ts`');
  });

  test('a decision that is made through another one', () => {
    expect(event('PasswordSet')?.writers.map(({ decision }) => decision)).toContain('setFirstPassword');
  });

  test('the projector that reads an event, and that login names are read by none', () => {
    expect(event('LeadAssigned')?.readers.map(({ projector }) => projector)).toContain('leads');
    expect(event('LoginNameClaimed')?.readers).toEqual([]);
  });
});

describe('a schema’s fields', () => {
  const schema = z.object({
    id: z.uuid(),
    at: z.iso.datetime().optional(),
    person: personal(z.object({ email: z.string().describe('how to reach them') })),
    tags: z.array(z.enum(['a', 'b'])),
    amount: z.int().nullable().describe('minor units'),
  });
  const rows = fieldsOf(schema, ['person']);
  const row = (name: string) => rows.find((one) => one.name === name);

  test('are told in words', () => {
    expect(rows.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'id: UUID',
      'at: UTC instant',
      'person: object',
      'person.email: text',
      'tags: list of `a`, `b`',
      'amount: integer or none',
    ]);
  });

  test('tell which may be left out, and what they are', () => {
    expect(row('at')).toMatchObject({ optional: true });
    expect(row('amount')).toMatchObject({ optional: false, meaning: 'minor units' });
  });

  test('are personal with everything that stands in them', () => {
    expect(rows.filter((one) => one.personal).map(({ name }) => name)).toEqual(['person', 'person.email']);
  });

  test('are told in each place, also of what the API’s documents call by a name', () => {
    const place = z.object({ city: z.string() }).meta({ id: 'PlaceOfATest' });
    const lived = z.object({ born: place.describe('where'), lives: z.array(place), home: place.nullable() });
    expect(fieldsOf(lived).map(({ name, type, meaning }) => [name, type, meaning])).toEqual([
      ['born', 'object', 'where'],
      ['born.city', 'text', ''],
      ['lives', 'list of object', ''],
      ['home', 'object or none', ''],
    ]);
  });
});
