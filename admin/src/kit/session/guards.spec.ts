import { describe, expect, test } from 'vitest';
import { createGuards } from './guards.ts';

describe('leaving', () => {
  test('goes on at once where nothing is held', () => {
    const guards = createGuards();
    let left = 0;
    guards.askToLeave(() => (left += 1));
    expect([left, guards.asked()]).toEqual([1, undefined]);
  });
  test('asks where something is held, and goes on only then', () => {
    const guards = createGuards();
    let left = 0;
    guards.hold('note', true);
    guards.askToLeave(() => (left += 1));
    expect(left).toBe(0);
    guards.asked()?.leave();
    expect([left, guards.asked()]).toEqual([1, undefined]);
  });
  test('is called off by who stays', () => {
    const guards = createGuards();
    let [left, stayed] = [0, 0];
    guards.hold('note', true);
    guards.askToLeave(() => (left += 1), { onStay: () => (stayed += 1) });
    guards.asked()?.stay();
    expect([left, stayed, guards.asked()]).toEqual([0, 1, undefined]);
    expect(guards.isHeld()).toBe(true);
  });
  test('of a dialog is no matter of the composer beneath it', () => {
    const guards = createGuards();
    let left = 0;
    guards.hold('composer', true);
    guards.askToLeave(() => (left += 1), { of: 'dialog' });
    expect(left).toBe(1);
  });
  test('tells whether all of it stays as drafts', () => {
    const guards = createGuards();
    guards.hold('note', true);
    guards.askToLeave(() => undefined);
    expect(guards.asked()?.isKept).toBe(true);
    guards.hold('file', false);
    guards.askToLeave(() => undefined);
    expect(guards.asked()?.isKept).toBe(false);
    guards.askToLeave(() => undefined, { of: 'note' });
    expect(guards.asked()?.isKept).toBe(true);
  });
  test('for good asks for what is lost with the session, in this tab or not', () => {
    const guards = createGuards();
    let left = 0;
    const leave = () => (left += 1);
    guards.askToLeave(leave, { lost: { drafts: 0, isHere: false, isElsewhere: false } });
    expect([left, guards.asked()]).toEqual([1, undefined]);
    guards.askToLeave(leave, { lost: { drafts: 2, isHere: false, isElsewhere: false } });
    expect(guards.asked()).toMatchObject({ isKept: false, lost: { drafts: 2 } });
    guards.asked()?.stay();
    guards.hold('note', true);
    guards.askToLeave(leave, { lost: { drafts: 0, isHere: false, isElsewhere: false } });
    expect(guards.asked()).toMatchObject({ isKept: false });
    guards.release('note');
    guards.askToLeave(leave, { lost: { drafts: 0, isHere: false, isElsewhere: true } });
    guards.asked()?.leave();
    expect([left, guards.asked()]).toEqual([2, undefined]);
  });
  test('knows whether something is held of which no draft is kept', () => {
    const guards = createGuards();
    guards.hold('note', true);
    expect(guards.isUnkept()).toBe(false);
    guards.hold('file', false);
    expect(guards.isUnkept()).toBe(true);
  });
  test('is free again once what was held is sent', () => {
    const guards = createGuards();
    let told = 0;
    const forget = guards.subscribe(() => (told += 1));
    guards.hold('note', true);
    guards.release('note');
    guards.release('note');
    expect([guards.isHeld(), told]).toEqual([false, 2]);
    forget();
    guards.hold('note', true);
    expect(told).toBe(2);
  });
});
