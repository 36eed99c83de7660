import { randomUUID } from 'node:crypto';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { lead } from '@cotejo/core/leads';
import { expect, test } from 'vitest';
import { toWithdraw } from './withdrawing.ts';

const owner = { aggregate: 'leads', ownerId: randomUUID() };
const fileId = randomUUID();

/** @returns what is marked when somebody withdraws the file */
const markedFor = async (state: object): Promise<readonly string[]> => {
  const marked: string[] = [];
  const load = (() => Promise.resolve({ state })) as unknown as LoadAggregate;
  const files = { noteWithdrawing: async (_: unknown, id: string) => void marked.push(id) };
  await toWithdraw({ load, files })(lead, owner, { fileId, reasonId: 1 });
  return marked;
};

test('a withdrawal marks the file before it is decided, also one that is still being attached', async () => {
  expect(await markedFor({ files: [{ id: fileId }] })).toEqual([fileId]);
  expect(await markedFor({ files: [], withdrawnFiles: [randomUUID()] })).toEqual([fileId]);
  expect(await markedFor({ status: 'unknown' })).toEqual([fileId]);
});

test('a repeated withdrawal, of whomever, does not put the deletion off', async () =>
  expect(await markedFor({ files: [], withdrawnFiles: [fileId] })).toEqual([]));
