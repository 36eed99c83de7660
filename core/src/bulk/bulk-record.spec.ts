import { expect, test } from 'vitest';
import { bulkRecord, noBulkRetry } from './bulk-record.ts';

test.each([
  [{ status: 'running', failed: 3, retryable: 3, isOver: false }, 'Espera a que termine.'],
  [{ status: 'finished', failed: 0, retryable: 0, isOver: false }, 'No falló ningún registro.'],
  [
    { status: 'finished', failed: 3, retryable: 0, isOver: false },
    'Los que fallaron fueron rechazados: volvería a pasar lo mismo.',
  ],
  [
    { status: 'finished', failed: 3, retryable: 1, isOver: true },
    'Pasó demasiado tiempo: empieza la operación de nuevo.',
  ],
  [{ status: 'finished', failed: 3, retryable: 1, isOver: false }, undefined],
] as const)('what failed of %j is tried again unless: %s', (run, reason) =>
  expect(noBulkRetry(run)).toBe(reason),
);

test('a run is told with what is done of it, and with why it is not tried again', () => {
  const at = '2026-03-01T12:00:00.000Z';
  const run = {
    id: '6f1f3a52-6d0e-5f39-9a3b-0c0a54b0a001',
    aggregate: 'leads',
    command: 'assign',
    status: 'running',
    total: 5,
    ok: 2,
    failed: 1,
    retryable: 1,
    at,
    finishedAt: null,
  } as const;
  expect(bulkRecord({ ...run, isOver: false })).toEqual({
    ...run,
    done: 3,
    allowedCommands: [{ command: 'retry', allowed: false, reason: 'Espera a que termine.' }],
  });
  const over = { ...run, status: 'finished', finishedAt: at } as const;
  expect(bulkRecord({ ...over, isOver: false }).allowedCommands).toEqual([
    { command: 'retry', allowed: true },
  ]);
});
