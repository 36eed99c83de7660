import { describe, expect, test } from 'vitest';
import { type CommandFailure } from '../providers/failure.ts';
import { failureText } from './failureText.ts';

const told = (failure: CommandFailure, shown?: readonly string[]) => failureText(failure, shown);
const errors = { name: 'Escribe el nombre.', roles: 'Elige un rol.' };

describe('what went wrong', () => {
  test('is the server’s reason where it refused', () =>
    expect(told({ kind: 'refused', message: 'Ya está cerrada.' })).toBe('Ya está cerrada.'));
  test('says that the same again is safe where nobody knows whether it was done', () =>
    expect(told({ kind: 'unknown', message: 'Sin conexión.' })).toMatch(/^Sin conexión\. .* no se duplica/));
  test('is that somebody else was faster, in words that there are', () => {
    expect(told({ kind: 'conflict', current: { id: '1', version: 2 } })).toMatch(/^Alguien/);
  });
  test('leaves to the fields what they say themselves', () => {
    expect(told({ kind: 'fields', errors, message: 'Revisa.' }, ['name'])).toBe('Elige un rol.');
    expect(told({ kind: 'fields', errors, message: 'Revisa.' }, ['name', 'roles'])).toBeUndefined();
  });
  test('names every field where none is in sight', () =>
    expect(told({ kind: 'fields', errors, message: 'Revisa.' })).toBe('Escribe el nombre. Elige un rol.'));
});
