import { describe, expect, test } from 'vitest';
import { given } from '../kit/testing/index.ts';
import { captureProfile, profileCapture } from './index.ts';

const until = '2026-05-31T15:00:00.000Z';

describe('a profile', () => {
  const captured = { productType: 'EPS', profileType: 'persons' as const, model: { ingresodatos: true } };
  test('is kept once, for ninety days', () => {
    const [event] = captureProfile(captured)({ status: 'none' }, new Date('2026-03-02T15:00:00.000Z'));
    expect(event).toEqual({ type: 'ProfileCaptured', data: { ...captured, keptUntil: until } });
    given(profileCapture, event!).when(captureProfile(captured)).then();
  });
});
