import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { birthDate, calendarDay, instantOf, timestamp } from './dates.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a birth date', () => {
  test.each(['1990-05-31', '2024-02-29', '2026-03-02', '2026-03-03', '1900-01-01'])('may be %s', (day) =>
    expect(birthDate.parse(` ${day} `)).toBe(day),
  );
  test.each(['2026-03-04', '1890-01-01', '2999-01-01', '0001-01-01'])('is not %s', (day) =>
    expect(birthDate.safeParse(day).error?.issues[0]?.message).toBe('Esa fecha de nacimiento no es posible.'),
  );
  test.each(['2025-02-29', '31/05/1990', '1990-5-31', 'ayer', '', 7, '1990-05-31T00:00:00Z'])(
    'that is %j is no date',
    (day) =>
      expect(birthDate.safeParse(day).error?.issues[0]?.message).toBe(
        'Debe ser una fecha válida, como 1990-05-31.',
      ),
  );
  test.each([undefined, null])('that is %s is asked for', (day) =>
    expect(birthDate.safeParse(day).error?.issues[0]?.message).toBe('Campo requerido.'),
  );
});

describe('a day of the calendar', () => {
  const day = calendarDay('Debe ser un día.');
  test.each(['2026-03-02', '0001-01-01', '9999-12-31'])('may be %s', (text) =>
    expect(day.parse(text)).toBe(text),
  );
  test.each(['0000-01-01', '0000-12-31', '2026-02-29', '10000-01-01', '-0001-01-01', '', 7])(
    'is not %j, which databases have no day for',
    (text) => expect(day.safeParse(text).success).toBe(false),
  );
});

describe('an instant', () => {
  const instant = instantOf('Debe ser un instante.');
  test.each([
    ['2026-03-02T10:00:00-05:00', '2026-03-02T15:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, utc) => expect(instant.parse(text)).toBe(utc));
  test.each([
    '0000-06-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '0000-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
    '2026-03-02T10:00:00',
    '',
    7,
  ])('is not %j, which databases have none for', (text) =>
    expect(instant.safeParse(text).error?.issues[0]?.message).toBe('Debe ser un instante.'),
  );
});

describe('a timestamp', () => {
  test.each(['2026-03-02T15:00:00.000Z', '2026-03-02T15:00:00Z'])('may be %s', (instant) =>
    expect(timestamp.parse(instant)).toBe(instant),
  );
  test.each([
    '2026-03-02',
    '2026-03-02T15:00:00',
    '2026-03-02T15:00:00-05:00',
    '2026-13-02T15:00:00Z',
    7,
    null,
  ])('is not %j', (instant) =>
    expect(timestamp.safeParse(instant).error?.issues[0]?.message).toMatch(/^Debe ser un instante/),
  );
});
