import { productSpelling } from '@cotejo/core/catalogue';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { expect, test } from 'vitest';
import { type Task, type TaskContext } from '../kit/automation/index.ts';
import { whenProductAppearsThenNoteSpelling as automation } from './when-product-appears-then-note-spelling.ts';

const event = (code: string, revision: number) =>
  ({ type: 'ProductPublished', stream: `product-${code}`, revision }) as Recorded;
const react = (...events: Recorded[]) =>
  automation.react(events, { query: async () => ({ rows: [] }) } as never);

test('a product’s first event plans one note, under its code in small letters; later ones none', async () => {
  const first = event('Salud-Uno', 0);
  expect(await react(first, event('Salud-Uno', 1), event('Otro', 7))).toEqual([
    { kind: 'plan', handler: 'note', target: 'salud-uno', because: first, input: { code: 'Salud-Uno' } },
  ]);
});

test('the note says how the code is spelled', async () => {
  const sent: unknown[] = [];
  const send: TaskContext['send'] = async (decider, decide) => {
    expect(decider).toBe(productSpelling);
    sent.push(decide(decider.initial, new Date()));
  };
  await automation.handlers['note']!(
    { input: { code: 'Salud-Uno' } } as unknown as Task,
    { send } as TaskContext,
  );
  expect(sent).toEqual([[{ type: 'ProductSpellingNoted', data: { code: 'Salud-Uno' } }]]);
});
