import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { given } from '../kit/testing/index.ts';
import {
  longestPreference,
  mostPreferences,
  preferences,
  type PreferencesEvent,
  setPreference,
} from './preferences.ts';

const userId = randomUUID();
const own = { userId, byId: userId };
const set = (key: string, value: unknown): PreferencesEvent => ({
  type: 'PreferenceSet',
  data: { key, value: JSON.stringify(value) },
});

describe('setting a preference', () => {
  test.each([true, 'oscuro', 7, ['a', 'b'], { width: 3 }])('keeps %j', (value) =>
    given(preferences)
      .when(setPreference(own, { key: 'x', value }))
      .then(set('x', value)),
  );
  test('to what it is changes nothing', () =>
    given(preferences, set('x', [1]))
      .when(setPreference(own, { key: 'x', value: [1] }))
      .then());
  test('to null takes it away, once', () => {
    given(preferences, set('x', 1))
      .when(setPreference(own, { key: 'x', value: null }))
      .then(set('x', null));
    given(preferences, set('x', 1), set('x', null))
      .when(setPreference(own, { key: 'x', value: null }))
      .then();
  });
  test('of somebody else is refused', () =>
    given(preferences)
      .when(setPreference({ userId, byId: randomUUID() }, { key: 'x', value: 1 }))
      .rejected('NOT_ALLOWED'));
  test('that is too large is refused, measured in bytes', () => {
    given(preferences)
      .when(setPreference(own, { key: 'x', value: 'ñ'.repeat(longestPreference / 2) }))
      .rejected('INVALID_INPUT');
    given(preferences)
      .when(setPreference(own, { key: 'x', value: 'n'.repeat(longestPreference - 2) }))
      .then(set('x', 'n'.repeat(longestPreference - 2)));
  });
  test('is refused where there are too many, and one that is there can still be changed', () => {
    const full = Array.from({ length: mostPreferences }, (_, index) => set(`k${index}`, index));
    given(preferences, ...full)
      .when(setPreference(own, { key: 'new', value: 1 }))
      .rejected('INVALID_INPUT');
    given(preferences, ...full)
      .when(setPreference(own, { key: 'k7', value: 'other' }))
      .then(set('k7', 'other'));
  });
});
