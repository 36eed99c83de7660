import { describe, expect, test } from 'vitest';
import { createDraftStore } from '../providers/draft-store.ts';
import { memoryStorage } from '../providers/testing/memory-storage.ts';
import { leftOf } from './left.ts';

const browser = () => {
  let at = Date.parse('2026-03-02T10:32:00Z');
  const drafts = createDraftStore({
    storage: memoryStorage(),
    whoIsHere: () => 'rosa',
    now: () => (at += 1),
  });
  return { drafts, left: () => leftOf(drafts, 'leads', '1').map(({ command, part }) => [command, part]) };
};

describe('what was left half done of a record', () => {
  test('is its own drafts, the newest first, with what they are about', () => {
    const { drafts, left } = browser();
    drafts.keep('leads/1/fail', { note: 'a' });
    drafts.keep('leads/2/close', { note: 'b' });
    drafts.keep('leads/1/change-status/{"statusId":7}', { note: 'c' });
    expect(left()).toEqual([
      ['change-status', '{"statusId":7}'],
      ['fail', undefined],
    ]);
  });
  test('is not told while its form is open', () => {
    const { drafts, left } = browser();
    drafts.keep('leads/1/fail', { note: 'a' });
    const close = drafts.show('leads/1/fail');
    expect(left()).toEqual([]);
    close();
    expect(left()).toEqual([['fail', undefined]]);
  });
  test('is nothing where it was sent, and nothing typed since', () => {
    const { drafts, left } = browser();
    const attempt = { commandId: 'c', id: '1', asked: 'fail', at: '2026-03-02T10:33:00.000Z' };
    drafts.keep('leads/1/fail', { note: 'a' });
    drafts.send('leads/1/fail', attempt);
    drafts.send('leads/1/close', attempt);
    expect(left()).toEqual([]);
    drafts.keep('leads/1/fail', { note: 'b' }, 1, Date.parse('2026-03-02T10:34:00Z'));
    expect(left()).toEqual([['fail', undefined]]);
  });
});
