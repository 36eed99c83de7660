/** A mark that is lost would put somebody's data into the log in clear. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { events } from './events.ts';
import { personal } from './personal.ts';

describe('marking personal data', () => {
  test.each([
    ['alone', personal(z.string())],
    ['described after it was marked', personal(z.string()).describe('how to reach the person')],
    ['described, then optional', personal(z.string()).describe('how to reach the person').optional()],
    ['optional, then described', personal(z.string()).optional().describe('how to reach the person')],
    ['nullable', personal(z.string()).nullable()],
    ['nullable and optional', personal(z.string()).nullable().optional()],
  ])('holds for a field that stands %s', (_, field) => {
    const { ContactGiven } = events({ ContactGiven: z.object({ city: z.string(), phone: field }) });
    expect(ContactGiven.personal).toEqual(['phone']);
  });

  test('holds when the event as a whole is described', () => {
    const { ContactGiven } = events({
      ContactGiven: z.object({ phone: personal(z.string()) }).describe('A person told how to be reached.'),
    });
    expect(ContactGiven.personal).toEqual(['phone']);
  });
});
