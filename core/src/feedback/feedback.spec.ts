import { describe, expect, test } from 'vitest';
import { erased } from '../kit/event-sourcing/index.ts';
import { given } from '../kit/testing/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import { changeFeedback, feedback, type FeedbackEvent, giveFeedback, type Opinion } from './feedback.ts';
import { feedbackChange, feedbackForm } from './feedback-form.ts';
import { feedbackSignature, isFeedbackSignature } from './link.ts';

const opinion: Opinion = { score: 4, recommend: 9, topics: ['speed'], comment: 'Muy amable' };
const wasGiven = {
  type: 'FeedbackGiven',
  data: { ...opinion, topics: ['speed'] },
} satisfies FeedbackEvent;
const changed = (data: object): FeedbackEvent => ({ type: 'FeedbackChanged', data });

describe('giving an opinion', () => {
  test('is an event', () => given(feedback).when(giveFeedback(opinion)).then(wasGiven));
  test('again changes nothing when it is the same', () =>
    given(feedback, wasGiven).when(giveFeedback(opinion)).then());
  test('again is refused when it is another', () =>
    given(feedback, wasGiven)
      .when(giveFeedback({ ...opinion, score: 1 }))
      .rejected('FEEDBACK_GIVEN'));
});

describe('changing an opinion', () => {
  test('changes what is given, and the rest stays', () =>
    given(feedback, wasGiven)
      .when(changeFeedback({ score: 5, comment: 'Muy amable' }))
      .then(changed({ score: 5 })));
  test('can take the comment back', () => {
    given(feedback, wasGiven)
      .when(changeFeedback({ comment: '' }))
      .then(changed({ comment: '' }));
    given(feedback, wasGiven, changed({ comment: '' }))
      .when(changeFeedback({ comment: '' }))
      .then();
  });
  test('to what it is changes nothing', () =>
    given(feedback, wasGiven)
      .when(changeFeedback({ topics: ['speed'], recommend: 9 }))
      .then());
  test('needs one', () =>
    given(feedback)
      .when(changeFeedback({ score: 5 }))
      .rejected('NOT_FOUND'));
  test('after the person was erased compares nothing with what is gone', () =>
    given(feedback, { type: 'FeedbackGiven', data: { score: 4, topics: [], comment: erased } })
      .when(changeFeedback({ score: 4 }))
      .then());
});

describe('what is sent', () => {
  const lead = 'B3A6F9B4-3C5F-4E53-9B54-0F2B4C9B1C11';
  const body = { lead, signature: 'f', score: 5 };
  const errorsOf = (more: object) => fieldErrors(feedbackForm.safeParse({ ...body, ...more }).error!);

  test('is an opinion about a lead', () =>
    expect(feedbackForm.parse({ ...body, topics: ['price', 'speed', 'price'], comment: ' Bien ' })).toEqual({
      lead: lead.toLowerCase(),
      signature: 'f',
      opinion: { score: 5, recommend: undefined, topics: ['speed', 'price'], comment: 'Bien' },
    }));
  test.each([0, 6, 4.5, '5', null, undefined])('has no score %j', (score) =>
    expect(errorsOf({ score })).toEqual({ score: 'Elige un número de 1 a 5.' }),
  );
  test.each([-1, 11, '9'])('has no recommendation %j', (recommend) =>
    expect(errorsOf({ recommend })).toEqual({ recommend: 'Elige un número de 0 a 10.' }),
  );
  test.each<[object, string]>([
    [{ topics: ['nada'] }, 'topics.0'],
    [{ topics: Array.from({ length: 7 }, () => 'price') }, 'topics'],
    [{ comment: 'x'.repeat(2_001) }, 'comment'],
    [{ signature: '' }, 'signature'],
    [{ lead: 'x' }, 'lead'],
  ])('with %j is refused by that field', (more, field) =>
    expect(Object.keys(errorsOf(more))).toEqual([field]),
  );
  test('later holds only what changes', () =>
    expect(feedbackChange.parse({ signature: 'f', comment: ' ' }).opinion).toEqual({ comment: '' }));
});

describe('a signature', () => {
  const key = Buffer.alloc(32, 7);
  const [mine, other] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];
  test('is good for its own lead and no other', () => {
    const signature = feedbackSignature(key, mine);
    expect(isFeedbackSignature(key, mine, signature)).toBe(true);
    expect(isFeedbackSignature(key, other, signature)).toBe(false);
    expect(isFeedbackSignature(Buffer.alloc(32, 8), mine, signature)).toBe(false);
    for (const guess of ['', signature.slice(1), `${signature}0`, 'ñ'.repeat(32), signature.toUpperCase()])
      expect(isFeedbackSignature(key, mine, guess)).toBe(false);
  });
});
