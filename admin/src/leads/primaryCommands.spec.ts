import { expect, test } from 'vitest';
import { sortedCommands } from './primaryCommands.ts';

const may = (...commands: ('assign' | 'change-status' | 'log-activity' | 'set-appointment' | 'reopen')[]) =>
  commands.map((command) => ({ command, allowed: true }));

test('the first things that may be done are buttons, in the order of work', () =>
  expect(
    sortedCommands(may('set-appointment', 'log-activity', 'change-status', 'reopen'), false).buttons,
  ).toEqual(['change-status', 'log-activity', 'set-appointment']));
test('everything else is in the menu, also what may not be done now', () => {
  const { buttons, menu } = sortedCommands(may('reopen'), false);
  expect(buttons).toEqual(['reopen']);
  expect(menu).toContain('close');
  expect(menu).not.toContain('reopen');
});
test('an executive takes a lead by a button of its own', () => {
  const { buttons, menu } = sortedCommands(may('assign'), true);
  expect([...buttons, ...menu]).not.toContain('assign');
});
