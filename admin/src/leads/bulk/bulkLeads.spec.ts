import { bulkLeadCommands } from '@cotejo/core/leads';
import { expect, test } from 'vitest';
import { aLead } from '../testing/lead.ts';
import { bulkChoices, bulkCommands } from './bulkLeads.ts';

test('every command that the service takes for several leads is offered, and no other', () =>
  expect([...bulkCommands].sort()).toEqual([...bulkLeadCommands].sort()));

test('what at least one lead would take is offered, with those that would', () => {
  const [free, owned] = [
    aLead({ id: 'free', allowedCommands: [{ command: 'assign', allowed: true }] }),
    aLead({
      id: 'owned',
      allowedCommands: [
        { command: 'assign', allowed: false, reason: 'Ya tiene ejecutivo.' },
        { command: 'add-note', allowed: true },
      ],
    }),
  ];
  expect(bulkChoices([free, owned])).toEqual([
    { command: 'assign', able: [free] },
    { command: 'add-note', able: [owned] },
  ]);
});
