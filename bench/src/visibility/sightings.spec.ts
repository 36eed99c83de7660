/** A sighting counts from the moment that its append was sent off. */
import { expect, test } from 'vitest';
import { sightings } from './sightings.ts';

const clock = () => {
  let time = 0;
  return { now: () => time, pass: (milliseconds: number) => void (time += milliseconds) };
};

test('whoever sees a version has seen the ones before it', () => {
  const { now, pass } = clock();
  const seen = sightings(now);
  seen.sent('a', 1);
  pass(5);
  seen.sent('a', 2);
  pass(10);
  seen.seen('a', 2);
  expect(seen.times()).toEqual([15, 10]);
  expect(seen.missing()).toEqual([]);
});

test('a version counts once, however often it is seen', () => {
  const { now, pass } = clock();
  const seen = sightings(now);
  seen.sent('a', 1);
  pass(5);
  seen.seen('a', 1);
  seen.seen('a', 1);
  expect(seen.times()).toEqual([5]);
});

test('what was not seen is missing', () => {
  const seen = sightings(clock().now);
  seen.sent('a', 1);
  seen.sent('a', 2);
  seen.sent('b', 1);
  seen.seen('a', 1);
  seen.seen('c', 9);
  expect(seen.missing()).toEqual(['a', 'b']);
});
