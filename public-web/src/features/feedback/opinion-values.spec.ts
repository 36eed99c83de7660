import { describe, expect, test } from 'vitest';
import { nothingSaid, opinionErrors, opinionIn, sentOpinion, valuesOfOpinion } from './opinion-values.ts';

const form = (entries: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('an opinion', () => {
  test('is what was chosen and written', () => {
    const said = opinionIn(
      form([
        ['score', '4'],
        ['recommend', '10'],
        ['topics', 'price'],
        ['topics', 'speed'],
        ['comment', 'Bien'],
      ]),
    );
    expect(sentOpinion(said)).toEqual({
      score: 4,
      recommend: 10,
      topics: ['price', 'speed'],
      comment: 'Bien',
    });
  });

  test.each(['', 'cinco', '-1', '4.5', '100'])('has no number in %j', (score) =>
    expect(sentOpinion({ ...nothingSaid, score }).score).toBeNull(),
  );

  test('that was given before comes back into the form', () => {
    expect(valuesOfOpinion({ score: 4, recommend: 0, topics: ['price'] })).toEqual({
      score: '4',
      recommend: '0',
      topics: ['price'],
      comment: '',
    });
    expect(valuesOfOpinion({ score: 4, topics: [], comment: 'Bien' }).recommend).toBe('');
  });
});

test('messages of the platform are told at the question that they are about', () =>
  expect(opinionErrors({ 'topics.0': 'Ese tema no existe.', score: 'Elige.', signature: 'Falta.' })).toEqual({
    topics: 'Ese tema no existe.',
    score: 'Elige.',
    '': 'Falta.',
  }));
