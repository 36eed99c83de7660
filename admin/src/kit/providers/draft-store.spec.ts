import { describe, expect, test } from 'vitest';
import { createDraftStore, draftLife } from './draft-store.ts';

const browser = () => {
  const kept = new Map<string, string>();
  let at = Date.parse('2026-03-02T10:32:00Z');
  let who: string | undefined = 'rosa';
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return {
    kept,
    drafts: createDraftStore({ storage, whoIsHere: () => who, now: () => at }),
    pass: (time: number) => void (at += time),
    enter: (next: string | undefined) => void (who = next),
  };
};
const note = 'leads/1/add-note';

describe('drafts', () => {
  test('hold what was typed, when, and on which version', () => {
    const { drafts } = browser();
    drafts.keep(note, { text: 'Llamar' }, 3);
    expect(drafts.read(note)).toEqual({
      at: '2026-03-02T10:32:00.000Z',
      value: { text: 'Llamar' },
      version: 3,
    });
  });
  test('are gone after a day', () => {
    const { drafts, pass, kept } = browser();
    drafts.keep(note, 'Llamar');
    pass(draftLife - 1);
    expect(drafts.read(note)).toBeDefined();
    pass(1);
    expect(drafts.read(note)).toBeUndefined();
    drafts.sweep();
    expect(kept.size).toBe(0);
  });
  test('are read by nobody else, not even by an administrator who acts as the person', () => {
    const { drafts, enter } = browser();
    drafts.keep(note, 'Llamar');
    enter('luis');
    expect(drafts.read(note)).toBeUndefined();
    enter('rosa');
    expect(drafts.read(note)?.value).toBe('Llamar');
  });
  test('are all forgotten when their author leaves, and nobody else’s', () => {
    const { drafts, enter } = browser();
    drafts.keep(note, 'de Rosa');
    drafts.keep('leads/2/fail', 'de Rosa');
    enter('rosaura');
    drafts.keep(note, 'de Rosaura');
    drafts.forgetAll('rosa');
    expect(drafts.read(note)?.value).toBe('de Rosaura');
    enter('rosa');
    expect(drafts.read(note)).toBeUndefined();
    expect(drafts.read('leads/2/fail')).toBeUndefined();
  });
  test('are not written once nobody is logged in', () => {
    const { drafts, enter, kept } = browser();
    enter(undefined);
    drafts.keep(note, 'Llamar');
    expect(kept.size).toBe(0);
  });
  test('stay when they were typed on after what was sent', () => {
    const { drafts, pass } = browser();
    drafts.keep(note, 'Llamar');
    pass(1_000);
    const sentAt = '2026-03-02T10:32:01.000Z';
    pass(1_000);
    drafts.keep(note, 'Llamar mañana');
    drafts.forget(note, sentAt);
    expect(drafts.read(note)?.value).toBe('Llamar mañana');
    drafts.forget(note, '2026-03-02T10:33:00.000Z');
    expect(drafts.read(note)).toBeUndefined();
  });
  test('are fifty at most, the newest', () => {
    const { drafts, pass, kept } = browser();
    for (let lead = 0; lead < 60; lead += 1) {
      drafts.keep(`leads/${lead}/add-note`, 'Llamar');
      pass(1_000);
    }
    expect(kept.size).toBe(50);
    expect(drafts.read('leads/59/add-note')).toBeDefined();
    expect(drafts.read('leads/9/add-note')).toBeUndefined();
  });
  test('that can not be read are no drafts', () => {
    const { drafts, kept } = browser();
    kept.set(`cotejo-draft/rosa/${note}`, '{');
    expect(drafts.read(note)).toBeUndefined();
    drafts.sweep();
    expect(kept.size).toBe(0);
  });
  test('that find no room keep nobody from typing', () => {
    const full = createDraftStore({
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('', 'QuotaExceededError');
        },
        removeItem: () => undefined,
        key: () => null,
        length: 0,
      },
      whoIsHere: () => 'rosa',
      now: Date.now,
    });
    expect(() => full.keep(note, 'Llamar')).not.toThrow();
  });
});
