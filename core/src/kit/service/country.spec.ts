import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { countryCodes } from '../country/index.ts';
import { countryHeader, countryOfRequest } from './country.ts';
import { HttpProblem } from './problem.ts';

const countryOf = countryOfRequest({ 'PE.example': 'PE', 'cl.example': 'CL' });
const asked = (hostname: string, header?: string) => ({ hostname, headers: { 'x-country': header } });

/** The field that a refusal names. */
const blamed = (hostname: string, header?: string): string[] => {
  try {
    return [countryOf(asked(hostname, header))];
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    expect([error.problem.status, error.problem.code]).toEqual([400, 'UNKNOWN_COUNTRY']);
    return Object.keys(error.problem.errors!);
  }
};

describe('the country of a request', () => {
  test('is the host’s, in capitals or not', () => {
    expect(countryOf(asked('pe.example'))).toBe('PE');
    expect(countryOf(asked('CL.example'))).toBe('CL');
  });
  test('is the header’s before the host’s', () => expect(countryOf(asked('pe.example', 'CO'))).toBe('CO'));
  test.each(['XX', 'pe', '', '__proto__', 'PE, CL'])('is none for a header that names none: “%s”', (header) =>
    expect(blamed('pe.example', header)).toEqual(['X-Country']),
  );
  test.each(['elsewhere.example', 'constructor', '__proto__', ''])('is none for the host “%s”', (host) =>
    expect(blamed(host)).toEqual(['Host']),
  );
  test('is documented with the countries that there are', () =>
    expect(z.toJSONSchema(countryHeader)).toMatchObject({ type: 'string', enum: [...countryCodes] }));
});
