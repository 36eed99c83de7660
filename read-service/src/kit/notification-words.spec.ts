import { describe, expect, test } from 'vitest';
import { type Viewer } from './http/bearer.ts';
import { describeAll, fixedWords, type Notified, type NotificationWords } from './notification-words.ts';

const viewer: Viewer = { id: 'a', roles: [], countries: [], until: new Date(0) };
const of = (kind: string, aggregateId = '1'): Notified => ({ kind, aggregateId, data: {}, at: new Date(0) });
const done = { title: 'Terminó', text: 'Está lista.' };
const counted = (asked: number[]): NotificationWords => ({
  kinds: ['near', 'far'],
  describe: async (notified) => {
    asked.push(notified.length);
    return notified.map(({ kind, aggregateId }) => ({ title: kind, text: aggregateId }));
  },
});

describe('notifications are described', () => {
  test('each by the context of its kind, in their order, with one look-up for all of a context', async () => {
    const asked: number[] = [];
    const texts = await describeAll(
      [fixedWords({ done }), counted(asked)],
      [of('near', '1'), of('done'), of('far', '2')],
      viewer,
    );
    expect(texts).toEqual([{ title: 'near', text: '1' }, done, { title: 'far', text: '2' }]);
    expect(asked).toEqual([2]);
  });
  test('by no context that has none of them', async () => {
    const asked: number[] = [];
    await describeAll([fixedWords({ done }), counted(asked)], [of('done')], viewer);
    expect(asked).toEqual([]);
  });
  test('never without words', () =>
    expect(describeAll([fixedWords({ done })], [of('gone')], viewer)).rejects.toThrow('gone'));
});
