import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Change } from '@cotejo/core/projections';
import { type RoleName } from '@cotejo/core/reference';
import { mayHear } from './topics.ts';

const viewer = (role: RoleName) => ({ id: randomUUID(), roles: [role], countries: ['CL'] as const });
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
