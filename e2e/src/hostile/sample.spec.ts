/** Hostile bodies are made from schemas, with anything in any place. */
import { describe, expect, test } from 'vitest';
import { placesIn, sampleOf, unknownId, withText } from './sample.ts';

describe('a sample', () => {
  test('has the shape of its schema', () => {
    const schema = {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        kind: { enum: ['a', 'b'] },
        entries: { type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } },
        note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    };
    expect(sampleOf(schema)).toEqual({ id: unknownId, kind: 'a', entries: [{ n: 0 }], note: '?' });
  });

  test('has each place of a list of so many', () => {
    const pair = [{ type: 'string' }, { enum: ['ASC', 'DESC'] }];
    expect(sampleOf({ type: 'array', prefixItems: pair, items: false })).toEqual(['?', 'ASC']);
  });

  test('of a schema that says nothing is a text', () => expect(sampleOf({})).toBe('?'));
});

describe('a place in a body', () => {
  const body = { person: { names: ['Ana'] } };

  test('is the whole, every field and every entry', () => {
    expect(placesIn(body)).toEqual([[], ['person'], ['person', 'names'], ['person', 'names', '0']]);
  });

  test('can hold what no value could be written as', () => {
    expect(withText(body, ['person', 'names', '0'], '1e999')).toBe('{"person":{"names":[1e999]}}');
    expect(withText(body, [], '"\\ud800"')).toBe('"\\ud800"');
    expect(withText({ a: 1 }, ['a'], '"$&"')).toBe('{"a":"$&"}');
  });
});
