import { expect, test } from 'vitest';
import { isEcho, noteOwnCommand } from './own-commands.ts';

test('what this tab did and already shows is no news', () => {
  noteOwnCommand('mine');
  expect(isEcho({ commandId: 'mine', version: 4 }, 4)).toBe(true);
});
test('what this tab did and does not show yet is news', () => {
  noteOwnCommand('mine');
  expect(isEcho({ commandId: 'mine', version: 4 }, 3)).toBe(false);
  expect(isEcho({ commandId: 'mine', version: 4 }, undefined)).toBe(false);
});
test('what somebody else did is news', () =>
  expect(isEcho({ commandId: 'theirs', version: 4 }, 4)).toBe(false));
test('a command is forgotten after a minute', () => {
  noteOwnCommand('old', 0);
  noteOwnCommand('new', 60_001);
  expect(isEcho({ commandId: 'old', version: 1 }, 1)).toBe(false);
});
