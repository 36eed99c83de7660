import { describe, expect, test } from 'vitest';
import { contactHashes, phoneHash } from './contact-hashes.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const person = {
  firstName: 'Ana',
  documentType: 'RUT',
  documentNumber: '12345678-K',
  email: 'ana@correo.test',
  phone: '+56912345678',
};
const hashes = (changes: Partial<typeof person> = {}, country: 'CL' | 'PE' = 'CL') =>
  contactHashes(key, { country, person: { ...person, ...changes } });
const shared = (other: readonly string[]) => hashes().filter((hash) => other.includes(hash)).length;

describe('a person who asks again is known', () => {
  test('by document, e-mail and phone', () => expect(hashes()).toHaveLength(3));
  test('whatever else is told', () =>
    expect(shared(hashes({ firstName: 'A.', documentType: 'DNI' }))).toBe(3));
  test('by the document alone, however it is written', () =>
    expect(shared(hashes({ documentNumber: '12.345.678-k', email: 'b@b.test', phone: '+1' }))).toBe(1));
  test('by the e-mail alone, in capitals too', () =>
    expect(shared(hashes({ documentNumber: '1', email: ' Ana@Correo.TEST ', phone: '+1' }))).toBe(1));
  test('by the phone alone, with blanks too', () =>
    expect(shared(hashes({ documentNumber: '1', email: 'b@b.test', phone: '+56 9 1234 5678' }))).toBe(1));
  test.each(['+560056912345678', '+560912345678', '0056 9 1234 5678', '09 1234 5678', '+56 (0) 9 1234 5678'])(
    'by the phone alone, however it was stored: %s',
    (phone) => expect(shared(hashes({ documentNumber: '1', email: 'b@b.test', phone }))).toBe(1),
  );
});

describe('strangers are not', () => {
  test('one with other data', () =>
    expect(shared(hashes({ documentNumber: '1', email: 'b@b.test', phone: '+1' }))).toBe(0));
  test('one in another country', () => expect(shared(hashes({}, 'PE'))).toBe(0));
  test('nor is a phone taken for a document of the same digits', () =>
    expect(shared(hashes({ documentNumber: '56912345678', email: 'b@b.test', phone: '12345678' }))).toBe(0));
  test('and two who gave no document have none in common', () => {
    const without = { ...person, documentNumber: undefined };
    expect(contactHashes(key, { country: 'CL', person: without })).toHaveLength(2);
  });
});

test('without the key the hashes say nothing: another key gives others', () =>
  expect(shared(contactHashes(Buffer.alloc(32, 7), { country: 'CL', person }))).toBe(0));

test('the hash of the phone is one of those by which the person is known', () => {
  expect(hashes()).toContain(phoneHash(key, { country: 'CL', person }));
  expect(phoneHash(key, { country: 'CL', person: { ...person, phone: '' } })).toBeNull();
});
