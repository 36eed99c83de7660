import { describe, expect, test } from 'vitest';
import { offeredToComposer, offeredToForm, withDraft } from './offered.ts';

const at = '2026-03-02T10:32:00.000Z';

describe('a form', () => {
  const began = { name: 'Rosa', phone: '998' };
  test('brings back the fields that were typed, and has the others as they are now', () => {
    const draft = { at, value: { phone: '999' } };
    expect(offeredToForm(draft, began)).toBe(draft);
    expect(withDraft({ name: 'Rosa María', phone: '998' }, draft)).toEqual({
      name: 'Rosa María',
      phone: '999',
    });
  });
  test('brings nothing back where the record has it by now', () => {
    expect(offeredToForm({ at, value: { phone: '998' } }, began)).toBeUndefined();
    expect(offeredToForm(undefined, began)).toBeUndefined();
  });
  test('brings nothing back of a draft of which only the attempt is known', () =>
    expect(
      offeredToForm({ at, attempt: { commandId: 'c1', id: '1', asked: '[]', at } }, began),
    ).toBeUndefined());
});

describe('a composer', () => {
  test('brings back what was typed', () => {
    const draft = { at, value: 'Llamar' };
    expect(offeredToComposer(draft, '')).toBe(draft);
  });
  test('brings nothing back where it begins with the same, or nothing was typed', () => {
    expect(offeredToComposer({ at, value: '' }, '')).toBeUndefined();
    expect(offeredToComposer({ at }, '')).toBeUndefined();
    expect(offeredToComposer(undefined, '')).toBeUndefined();
  });
});
