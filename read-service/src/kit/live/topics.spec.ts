import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Change } from '@cotejo/core/kit/projections';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RoleName } from '@cotejo/core/reference/roles';
import { bulkTopic } from '../../bulk/topic.ts';
import { catalogueTopics } from '../../catalogue/topics.ts';
import { exportTopic } from '../../exports/topic.ts';
import { notificationTopic } from '../../notifications/topic.ts';
import { createTopics } from './topics.ts';

const { mayHear, allowed } = createTopics([bulkTopic, exportTopic, notificationTopic, ...catalogueTopics]);

const viewer = (role: RoleName) => ({
  id: randomUUID(),
  roles: [role],
  countries: ['CL'] as const,
  until: new Date(),
});
const change = (resource: string, userId?: string): Change => ({
  resource,
  id: randomUUID(),
  version: 1,
  position: '1',
  commandId: randomUUID(),
  actor: { kind: 'visitor' },
  ...(userId !== undefined && { userId }),
});

describe.each(['notifications', 'bulk', 'exports'])('what changes among one’s own %s', (resource) => {
  const somebody = viewer('SUPERVISOR');
  test('is heard by oneself', () => expect(mayHear(somebody, change(resource, somebody.id))).toBe(true));
  test('is heard by nobody else, not even by an administrator', () => {
    expect(mayHear(viewer('ADMINISTRADOR'), change(resource, somebody.id))).toBe(false);
    expect(mayHear(viewer('ADMINISTRADOR'), change(resource))).toBe(false);
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

describe('what no context registers', () => {
  const administrator = viewer('ADMINISTRADOR');
  test('is followed by nobody', async () =>
    expect(await allowed(administrator, ['grants', 'products', 'constructor'])).toEqual(['products']));
  test('is heard by nobody', () => expect(mayHear(administrator, change('grants'))).toBe(false));
});
