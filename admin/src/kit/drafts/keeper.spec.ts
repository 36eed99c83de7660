import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore, draftLife } from '../providers/draft-store.ts';
import { memoryStorage } from '../providers/testing/memory-storage.ts';
import { createKeeper, pause } from './keeper.ts';

const name = 'leads/1/note-composer';
const json = JSON.stringify;

/** Tabs of one browser, with whoever is logged in. */
const browser = (most?: number) => {
  const storage = memoryStorage(most);
  const tab = (who = 'rosa') => createDraftStore({ storage, whoIsHere: () => who, now: Date.now });
  return { storage, tab };
};

/** A form of a tab, as far as it is kept. */
const formIn = (drafts: ReturnType<ReturnType<typeof browser>['tab']>) => {
  const restored = drafts.read(name)?.value;
  const keeper = createKeeper(drafts, json(restored));
  const show = (value: unknown, isSending = false) =>
    keeper.hold({ name, text: json(value), version: 1, isSending });
  return { restored, show, leave: keeper.flush };
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-02T10:32:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  test('is kept a moment after the last key, with the time of that key', () => {
    const drafts = browser().tab();
    const { show } = formIn(drafts);
    show('L');
    vi.advanceTimersByTime(pause - 1);
    show('Ll');
    vi.advanceTimersByTime(pause - 1);
    expect(drafts.read(name)).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(drafts.read(name)).toEqual({
      at: new Date(Date.parse('2026-03-02T10:32:00Z') + pause - 1).toISOString(),
      value: 'Ll',
      version: 1,
    });
  });
  test('is kept at once when it is sent, or its form or tab goes', () => {
    const drafts = browser().tab();
    const { show, leave } = formIn(drafts);
    show('Llamar');
    vi.advanceTimersByTime(10);
    show('Llamar', true);
    expect(drafts.read(name)).toMatchObject({ at: '2026-03-02T10:32:00.000Z', value: 'Llamar' });
    show('Llamar mañana');
    leave();
    expect(drafts.read(name)?.value).toBe('Llamar mañana');
  });
  test('comes back when the same form is opened again, in another tab too, and is no newer for that', () => {
    const { tab } = browser();
    const first = formIn(tab());
    first.show('Llamar');
    first.leave();
    vi.advanceTimersByTime(60_000);
    const drafts = tab();
    const { restored, show, leave } = formIn(drafts);
    expect(restored).toBe('Llamar');
    show(undefined);
    show('Llamar');
    leave();
    expect(drafts.read(name)?.at).toBe('2026-03-02T10:32:00.000Z');
  });
  test('is gone after a day, and was never anybody else’s', () => {
    const { tab } = browser();
    const { show, leave } = formIn(tab());
    show('Llamar');
    leave();
    expect(formIn(tab('luis')).restored).toBeUndefined();
    vi.advanceTimersByTime(draftLife - 1);
    expect(formIn(tab()).restored).toBe('Llamar');
    vi.advanceTimersByTime(1);
    expect(formIn(tab()).restored).toBeUndefined();
  });
  test('goes when the form is as it began again', () => {
    const { tab, storage } = browser();
    const { show, leave } = formIn(tab());
    show('Llamar');
    leave();
    show(undefined);
    leave();
    expect(storage.length).toBe(0);
  });
  test('is not kept again by the form that still shows what was sent and forgotten', () => {
    const drafts = browser().tab();
    const { show, leave } = formIn(drafts);
    show('Llamar');
    show('Llamar', true);
    drafts.forget(name);
    show('Llamar');
    leave();
    expect(drafts.read(name)).toBeUndefined();
  });
  test('is the last tab’s, where two hold the same form', () => {
    const { tab } = browser();
    const [one, other] = [formIn(tab()), formIn(tab())];
    one.show('de una');
    vi.advanceTimersByTime(pause);
    other.show('de otra');
    vi.advanceTimersByTime(pause);
    one.leave();
    expect(formIn(tab()).restored).toBe('de otra');
  });
  test('stays in the form where the browser has no room for it', () => {
    const { tab, storage } = browser(0);
    const { show } = formIn(tab());
    show('Llamar');
    expect(() => vi.advanceTimersByTime(pause)).not.toThrow();
    expect(storage.length).toBe(0);
  });
  test('is kept nowhere by a form that keeps no draft', () => {
    const { tab, storage } = browser();
    const keeper = createKeeper(tab());
    keeper.hold({ name: undefined, text: '"secreto"', isSending: false });
    keeper.flush();
    expect(storage.length).toBe(0);
  });
});
