import { describe, expect, test } from 'vitest';
import { type Actor, Rejection } from '../kit/event-sourcing/index.ts';
import {
  isAttachedBy,
  isToBeAttached,
  mostWithdrawnFiles,
  withdrawal,
  withoutFile,
} from './attached-files.ts';

const [ana, beto] = ['ana', 'beto'];
const by = (id: string): Actor => ({ kind: 'user', id, role: 'EJECUTIVO' });
const record = {
  files: [
    { id: 'one', by: by(ana) },
    { id: 'two', by: by(beto) },
  ],
};
const told = { fileId: 'one', reasonId: 1 };
const most = { most: 2, whose: 'Una solicitud' };
const codeOf = (decide: () => unknown): string | undefined => {
  try {
    decide();
    return undefined;
  } catch (error) {
    return error instanceof Rejection ? error.code : String(error);
  }
};

describe('withdrawing a file', () => {
  test('is for who attached it, and for who oversees the record', () => {
    expect(withdrawal(record, told, { id: ana }, false)).toEqual([told]);
    expect(withdrawal(record, told, { id: beto }, true)).toEqual([told]);
    expect(codeOf(() => withdrawal(record, told, { id: beto }, false))).toBe('NOT_ALLOWED');
  });
  test('is for the person in whose name an administrator attached it', () => {
    const acted: Actor = {
      kind: 'user',
      id: beto,
      role: 'ADMIN',
      onBehalfOf: { id: ana, role: 'EJECUTIVO' },
    };
    expect([ana, beto].map((id) => isAttachedBy({ by: acted }, id))).toEqual([true, false]);
    expect(isAttachedBy({ by: { kind: 'system', automation: 'x' } }, ana)).toBe(false);
  });
  test('is done once, and leaves the others', () => {
    const after = withoutFile(record, 'one');
    expect(after.files.map(({ id }) => id)).toEqual(['two']);
    expect(withdrawal(after, told, { id: beto }, false)).toEqual([]);
  });
  test('needs a file that is attached, and a reason of the list', () => {
    for (const wrong of [{ fileId: 'three' }, { reasonId: 9 }])
      expect(codeOf(() => withdrawal(record, { ...told, ...wrong }, { id: ana }, true))).toBe(
        'INVALID_INPUT',
      );
  });
});

describe('attaching a file', () => {
  const wanted = (fileId: string, of: Parameters<typeof isToBeAttached>[0]) => () =>
    isToBeAttached(of, { fileId }, most);
  test('is done once', () => expect(wanted('one', record)()).toBe(false));
  test('has room again after another was withdrawn', () => {
    expect(codeOf(wanted('three', record))).toBe('INVALID_INPUT');
    expect(wanted('three', withoutFile(record, 'one'))()).toBe(true);
  });
  test('does not bring back what was withdrawn: its content is deleted', () =>
    expect(codeOf(wanted('one', withoutFile(record, 'one')))).toBe('INVALID_INPUT'));
  test(`ends after ${mostWithdrawnFiles} withdrawals`, () => {
    const withdrawnFiles = Array.from({ length: mostWithdrawnFiles }, (_, number) => `${number}`);
    expect(codeOf(wanted('one', { files: [], withdrawnFiles }))).toBe('INVALID_INPUT');
    expect(wanted('one', { files: [], withdrawnFiles: withdrawnFiles.slice(1) })()).toBe(true);
  });
});
