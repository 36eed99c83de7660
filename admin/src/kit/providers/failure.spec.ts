import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';

describe('a command that failed', () => {
  test('names the fields that are wrong', () =>
    expect(
      failureOf(new HttpError('Revisa.', 422, { errors: { substatusId: 'Elige un subestado.' } })),
    ).toEqual({
      kind: 'fields',
      errors: { substatusId: 'Elige un subestado.' },
      message: 'Revisa.',
    }));
  test('shows how the record stands when somebody was faster', () =>
    expect(
      failureOf(
        new HttpError('Cambió.', 409, {
          code: 'VERSION_CONFLICT',
          current: { version: 9, record: { id: '1', version: 8, statusId: 3 } },
        }),
      ),
    ).toEqual({ kind: 'conflict', current: { id: '1', version: 9, statusId: 3 } }));
  test('is a refusal when the conflict does not say how the record stands', () =>
    expect(failureOf(new HttpError('Cambió.', 409, { code: 'VERSION_CONFLICT' }))).toMatchObject({
      kind: 'refused',
    }));
  test.each([403, 404, 409, 400])('was refused with %i, and says why', (status) =>
    expect(failureOf(new HttpError('No se puede.', status, {}))).toEqual({
      kind: 'refused',
      message: 'No se puede.',
    }),
  );
  test.each([0, 408, 429, 500, 503])('may have been done when the answer is %i', (status) =>
    expect(failureOf(new HttpError('Sin conexión.', status))).toEqual({
      kind: 'unknown',
      message: 'Sin conexión.',
    }),
  );
});
