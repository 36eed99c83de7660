import { expect, test } from 'vitest';
import { notByRole } from '@cotejo/core/kit/allowed-commands';
import { type FormCommand } from '../commands/forms.ts';
import { sortedCommands } from './primaryCommands.ts';

const may = (...commands: FormCommand[]) => commands.map((command) => ({ command, allowed: true }));
const worked = { takes: false, hasExecutive: true };
const free = { takes: false, hasExecutive: false };

test('the first things that may be done are buttons, in the order of work', () =>
  expect(
    sortedCommands(may('set-appointment', 'log-activity', 'change-status', 'close'), worked).buttons,
  ).toEqual(['change-status', 'log-activity', 'set-appointment']));
test('everything else that may be done is in the menu, and what may not be done now apart from it', () => {
  const { buttons, menu, closed } = sortedCommands(may('reopen', 'erase', 'delete'), worked);
  expect([buttons, menu]).toEqual([['reopen'], ['delete', 'erase']]);
  expect(closed).toContain('close');
});
test('what no role of the person’s permits is nowhere', () => {
  const { closed } = sortedCommands(
    [
      { command: 'delete', allowed: false, reason: notByRole },
      { command: 'close', allowed: false, reason: 'La solicitud está eliminada.' },
    ],
    worked,
  );
  expect([closed.includes('delete'), closed.includes('close')]).toEqual([false, true]);
});
test('what takes something away is never a button', () =>
  expect(sortedCommands(may('erase'), worked).buttons).toEqual([]));
test('a lead that nobody has is assigned, and one that somebody has is reassigned', () => {
  const everything = ({ buttons, menu, closed }: ReturnType<typeof sortedCommands>) => [
    ...buttons,
    ...menu,
    ...closed,
  ];
  expect(sortedCommands(may('assign', 'reassign', 'change-status'), free).buttons).toEqual([
    'assign',
    'change-status',
  ]);
  expect(everything(sortedCommands(may('assign', 'reassign'), free))).not.toContain('reassign');
  expect(everything(sortedCommands(may('assign', 'reassign'), worked))).not.toContain('assign');
});
test('an executive takes a lead by a button of its own', () => {
  const { buttons, menu, closed } = sortedCommands(may('assign'), { ...free, takes: true });
  expect([...buttons, ...menu, ...closed]).not.toContain('assign');
});
