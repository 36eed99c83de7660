import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Change } from '@cotejo/core/kit/projections';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RoleName } from '@cotejo/core/reference/roles';
import { bulkTopic } from '../../bulk/scope.ts';
import { catalogueTopics } from '../../catalogue/topics.ts';
import { exportTopic } from '../../exports/scope.ts';
import { type Pool } from 'pg';
import { leadTopic } from '../../leads/lead-topic.ts';
import { notificationTopic } from '../../notifications/scope.ts';
import { createTopics, type LiveTopic } from './topics.ts';

const { mayHear, allowed } = createTopics([
  leadTopic({} as Pool),
  bulkTopic,
  exportTopic,
  notificationTopic,
  ...catalogueTopics,
]);

const viewer = (role: RoleName) => ({
  id: randomUUID(),
  roles: [role],
  countries: ['CL'] as const,
  until: new Date(),
});
const change = (resource: string, user?: string): Change => ({
  resource,
  id: randomUUID(),
  version: 1,
  position: '1',
  commandId: randomUUID(),
  actor: { kind: 'visitor' },
  ...(user !== undefined && { user }),
});

describe.each(['notifications', 'bulk', 'exports'])('what changes among one’s own %s', (resource) => {
  const somebody = viewer('SUPERVISOR');
  test('is heard by oneself', () => expect(mayHear(somebody, change(resource, somebody.id))).toBe(true));
  test('is heard by nobody else, not even by an administrator', () => {
    expect(mayHear(viewer('ADMINISTRADOR'), change(resource, somebody.id))).toBe(false);
    expect(mayHear(viewer('ADMINISTRADOR'), change(resource))).toBe(false);
  });
});

describe('what changes of leads', () => {
  const executive = viewer('EJECUTIVO');
  const lead = (held: Partial<Change>): Change => ({ ...change('leads'), country: 'CL', ...held });
  test('is heard by whose it is, whose it was, and by everybody while nobody has it', () => {
    for (const held of [{ owner: executive.id }, { owner: 'x', formerOwner: executive.id }, { owner: null }])
      expect(mayHear(executive, lead(held))).toBe(true);
  });
  test('is heard by nobody else, nor where it does not say whose it is', () => {
    for (const held of [{ owner: 'x' }, { owner: 'x', formerOwner: 'y' }, {}])
      expect(mayHear(executive, lead(held))).toBe(false);
    expect(mayHear(executive, lead({ owner: null, country: 'PE' }))).toBe(false);
  });
});

describe('what changes in the catalogue', () => {
  const inCountry = (country: CountryCode) => ({ ...change('products'), country });
  test('is heard by who tends the catalogue of that country', () => {
    expect(mayHear(viewer('GERENTE'), inCountry('CL'))).toBe(true);
    expect(mayHear(viewer('ADMINISTRADOR'), inCountry('PE'))).toBe(true);
  });
  test('is not heard in another country, nor by who does not read the catalogue', () => {
    expect(mayHear(viewer('GERENTE'), inCountry('PE'))).toBe(false);
    expect(mayHear(viewer('POSTVENTA'), inCountry('CL'))).toBe(false);
  });
});

test('a record is followed by its id, a UUID unless the topic says otherwise', async () => {
  const rule = { permission: 'loggedIn', heldBy: { everybody: [] } } as const;
  const topics = createTopics([
    { resource: 'leads', rule },
    { resource: 'companies', rule, idSchema: z.string().regex(/^PE-\d+$/) },
  ]);
  const id = randomUUID();
  expect(
    await topics.allowed(viewer('BACKOFFICE'), [
      `leads/${id}`,
      'leads/PE-20100070970',
      'companies/PE-20100070970',
      "companies/PE-2010' or true",
    ]),
  ).toEqual([`leads/${id}`, 'companies/PE-20100070970']);
});

describe('what no context registers', () => {
  const administrator = viewer('ADMINISTRADOR');
  test('is followed by nobody', async () =>
    expect(await allowed(administrator, ['grants', 'products', 'constructor'])).toEqual(['products']));
  test('is heard by nobody', () => expect(mayHear(administrator, change('grants'))).toBe(false));
  test('or registers without a rule is refused', () => {
    const unruled = { resource: 'grants' } as unknown as LiveTopic;
    expect(() => createTopics([unruled])).toThrow('grants');
  });
});
