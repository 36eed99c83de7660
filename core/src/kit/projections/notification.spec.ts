import { describe, expect, test } from 'vitest';
import { parseNotification } from './notification.ts';

const told = {
  projector: 'leads',
  position: '12345',
  changes: [
    { resource: 'leads', id: 'a', version: 2, position: '12345', commandId: 'c', actor: { kind: 'visitor' } },
  ],
};

describe('a notification', () => {
  test('is read as it was told', () => expect(parseNotification(JSON.stringify(told))).toEqual(told));

  test.each(['', 'leads', '{}', '{"projector":"leads","position":"soon"}', '[]'])(
    'is not made of %j',
    (payload) => expect(parseNotification(payload)).toBeUndefined(),
  );
});
