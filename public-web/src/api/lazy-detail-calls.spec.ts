import { expect, test } from 'vitest';
import { lazyDetailCalls } from './lazy-detail-calls.ts';

const broken = () => Promise.reject(new Error('broken'));

test('a call of a plan’s pages is made with what is loaded for it, and each by itself', async () => {
  const asked: string[] = [];
  const detail = lazyDetailCalls(async (path) => {
    asked.push(path);
    return { status: 200, body: { data: [{ title: 'Carencias', content: '30 días.' }] } };
  }, broken);
  expect(await detail.planPart('conditions', 7)).toEqual({
    kind: 'found',
    value: [{ title: 'Carencias', content: '30 días.' }],
  });
  await detail.planPart('exclusions', 7);
  expect(asked).toEqual(['/api/insurance/7/conditions', '/api/insurance/7/exclusions']);
});

test('what breaks on the way is told as what nobody could say', async () => {
  const detail = lazyDetailCalls(broken, broken);
  const link = { lead: 'x', signature: 'x' };
  expect(await detail.sendOpinion(link, {})).toEqual({ kind: 'unknown' });
  expect(await detail.planPart('faq', 7)).toEqual({ kind: 'unavailable' });
});
