import { describe, expect, test } from 'vitest';
import { createDraftStore, draftLife } from './draft-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const browser = () => {
  const storage = memoryStorage();
  let at = Date.parse('2026-03-02T10:32:00Z');
  let who: string | undefined = 'rosa';
  return {
    storage,
    drafts: createDraftStore({ storage, whoIsHere: () => who, now: () => at }),
    pass: (time: number) => void (at += time),
    enter: (next: string | undefined) => void (who = next),
  };
};
const note = 'leads/1/add-note';

describe('drafts', () => {
  test('tell of each change, also of those of another tab', () => {
    const { drafts } = browser();
    let told = 0;
    const stop = drafts.subscribe(() => (told += 1));
    drafts.keep(note, 'Llamar');
    drafts.noteElsewhere('theme');
    drafts.noteElsewhere('cotejo-draft/rosa/leads/1/fail');
    drafts.noteElsewhere(null);
    drafts.forget(note);
    expect([told, drafts.revision()]).toEqual([4, 4]);
    stop();
    drafts.keep(note, 'Llamar');
    expect(told).toBe(4);
  });
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
    const { drafts, pass, storage } = browser();
    drafts.keep(note, 'Llamar');
    pass(draftLife - 1);
    expect(drafts.read(note)).toBeDefined();
    pass(1);
    expect(drafts.read(note)).toBeUndefined();
    drafts.sweep();
    expect(storage.length).toBe(0);
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
  test('of an administrator go with those of acting as others, and nobody else’s', () => {
    const { drafts, enter } = browser();
    for (const who of ['rosa', 'ada', 'ada-rosa']) {
      enter(who);
      drafts.keep(note, `de ${who}`);
    }
    expect(drafts.count('ada')).toBe(2);
    drafts.forgetAll('ada');
    expect(['rosa', 'ada'].map(drafts.count)).toEqual([1, 0]);
  });
  test('are not written once nobody is logged in', () => {
    const { drafts, enter, storage } = browser();
    enter(undefined);
    drafts.keep(note, 'Llamar');
    expect(storage.length).toBe(0);
  });
  test('stay when they were typed on after what was sent', () => {
    const { drafts, pass } = browser();
    drafts.keep(note, 'Llamar');
    pass(1_000);
    const sentAt = '2026-03-02T10:32:01.000Z';
    pass(1_000);
    drafts.keep(note, 'Llamar mañana');
    drafts.done(note, 'c1', sentAt);
    expect(drafts.read(note)?.value).toBe('Llamar mañana');
    drafts.done(note, 'c1', '2026-03-02T10:33:00.000Z');
    expect(drafts.read(note)).toBeUndefined();
  });
  test('are fifty at most, the newest', () => {
    const { drafts, pass, storage } = browser();
    for (let lead = 0; lead < 60; lead += 1) {
      drafts.keep(`leads/${lead}/add-note`, 'Llamar');
      pass(1_000);
    }
    expect(storage.length).toBe(50);
    expect(drafts.read('leads/59/add-note')).toBeDefined();
    expect(drafts.read('leads/9/add-note')).toBeUndefined();
  });
  test('that can not be read are no drafts', () => {
    const { drafts, storage } = browser();
    storage.setItem(`cotejo-draft/rosa/${note}`, '{');
    expect(drafts.read(note)).toBeUndefined();
    drafts.sweep();
    expect(storage.length).toBe(0);
  });
  test('that find no room keep nobody from typing', () => {
    const full = createDraftStore({
      storage: memoryStorage(0),
      whoIsHere: () => 'rosa',
      now: Date.now,
    });
    expect(() => full.keep(note, 'Llamar')).not.toThrow();
  });
  test('are counted for their author, today’s alone', () => {
    const { drafts, pass } = browser();
    drafts.keep(note, 'Llamar');
    pass(draftLife - 1);
    drafts.keep('leads/2/fail', 'Llamar');
    drafts.send('leads/3/close', attempt);
    expect(drafts.count('rosa')).toBe(2);
    pass(1);
    expect(drafts.count('rosa')).toBe(1);
    expect(drafts.count('luis')).toBe(0);
  });
  test('about a record whose person is erased are all forgotten, and no other’s', () => {
    const { drafts } = browser();
    drafts.keep(note, 'Llamar');
    drafts.keep('leads/1/note-composer', 'Llamar');
    drafts.keep('leads/12/add-note', 'Llamar');
    drafts.forgetOf('leads', '1');
    expect(drafts.count('rosa')).toBe(1);
    expect(drafts.read('leads/12/add-note')).toBeDefined();
  });
});

const attempt = {
  commandId: 'c1',
  id: '1',
  asked: '["add-note",{"text":"Llamar"}]',
  at: '2026-03-02T10:32:00.000Z',
};

describe('a draft that was sent', () => {
  test('holds its attempt for as long as nobody knows whether it arrived, whatever is typed on', () => {
    const { drafts, pass } = browser();
    drafts.keep(note, 'Llamar');
    drafts.send(note, attempt);
    pass(1_000);
    drafts.keep(note, 'Llamar mañana');
    expect(drafts.read(note)).toMatchObject({ value: 'Llamar mañana', attempt });
    drafts.keep(note, undefined);
    expect(drafts.read(note)).toMatchObject({ attempt });
  });
  test('stays without it when it is refused', () => {
    const { drafts } = browser();
    drafts.keep(note, 'Llamar');
    drafts.send(note, attempt);
    drafts.settle(note, 'c1');
    expect(drafts.read(note)).toMatchObject({ value: 'Llamar' });
    expect(drafts.read(note)).not.toHaveProperty('attempt');
  });
  test('of which nothing was kept is gone when it is refused', () => {
    const { drafts, storage } = browser();
    drafts.send(note, attempt);
    drafts.settle(note, 'c1');
    expect(storage.length).toBe(0);
  });
  test('is gone once it is done, and stays without its attempt when somebody has typed on', () => {
    const { drafts, pass } = browser();
    drafts.keep(note, 'Llamar');
    drafts.send(note, attempt);
    drafts.done(note, 'c1', '2026-03-02T10:32:00.000Z');
    expect(drafts.read(note)).toBeUndefined();
    drafts.keep(note, 'Llamar');
    drafts.send(note, attempt);
    pass(1);
    drafts.keep(note, 'Llamar mañana');
    drafts.done(note, 'c1', '2026-03-02T10:32:00.000Z');
    expect(drafts.read(note)).toMatchObject({ value: 'Llamar mañana' });
    expect(drafts.read(note)).not.toHaveProperty('attempt');
  });
  test('holds the attempt that went out last, whatever becomes of the one before', () => {
    const { drafts, pass } = browser();
    drafts.keep(note, 'Llamar');
    drafts.send(note, attempt);
    pass(1_000);
    const second = { ...attempt, commandId: 'c2', asked: '["add-note",{"text":"Llamar mañana"}]' };
    drafts.keep(note, 'Llamar mañana');
    drafts.send(note, second);
    drafts.settle(note, 'c1');
    drafts.done(note, 'c1', '2026-03-02T10:40:00.000Z');
    expect(drafts.read(note)).toMatchObject({ value: 'Llamar mañana', attempt: second });
    drafts.done(note, 'c2', '2026-03-02T10:40:00.000Z');
    expect(drafts.read(note)).toBeUndefined();
  });
  test('that was emptied is gone when nothing was sent', () => {
    const { drafts, storage } = browser();
    drafts.keep(note, 'Llamar');
    drafts.keep(note, undefined);
    expect(storage.length).toBe(0);
  });
});
