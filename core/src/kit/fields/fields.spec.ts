import { describe, expect, test } from 'vitest';
import { address } from './fields.ts';

describe('where an image or a file is', () => {
  test.each(['https://insurer.example/plan.pdf', '/documentos/plan.pdf', '/'])('may be %s', (text) =>
    expect(address.safeParse(text).success).toBe(true),
  );
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://insurer.example/plan.pdf',
    '//elsewhere.example/plan.pdf',
    // Browsers read it as two slashes.
    '/\\elsewhere.example/plan.pdf',
    '/\t/elsewhere.example',
  ])('is never %j', (text) => expect(address.safeParse(text).success).toBe(false));
});
