import { describe, expect, test } from 'vitest';
import { lostKeys } from './lostKeys.ts';

describe('the question before a logout', () => {
  test('says what this tab keeps no draft of beside the drafts and the other tab', () => {
    expect(lostKeys({ drafts: 1, isHere: true, isElsewhere: false })).toEqual(['logoutDrafts', 'logoutHere']);
    expect(lostKeys({ drafts: 0, isHere: true, isElsewhere: true })).toEqual([
      'logoutHere',
      'logoutElsewhere',
    ]);
    expect(lostKeys({ drafts: 2, isHere: false, isElsewhere: false })).toEqual(['logoutDrafts']);
  });
  test('says that something is not saved where no draft is written yet', () =>
    expect(lostKeys({ drafts: 0, isHere: false, isElsewhere: false })).toEqual(['discardText']));
});
