import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CountryCode } from '../kit/country/index.ts';
import { contactRequest } from './lead-request.ts';

const folder = new URL('../../../../shared/faults/inputs/', import.meta.url);
type Input<Case> = { readonly cases: readonly Case[] };
const casesOf = <Case>(name: string): readonly Case[] =>
  (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Input<Case>).cases;

const phones = { PE: '987654321', CL: '912345678', CO: '3001234567', INT: '+34612345678' };
const personFrom = (country: CountryCode, typed: object) => {
  const told = { nombre: 'Rosa Quispe', email: 'ana@correo.example', telefono: phones[country], ...typed };
  return contactRequest(country).parse({ datosingresados: told }).person;
};

describe.skipIf(!existsSync(folder))('the reported inputs of ../shared/faults', () => {
  type Phone = { readonly country: CountryCode; readonly telefono: string; readonly right: string };
  test('telefonos.json: each phone is the one that was meant', () => {
    for (const { country, telefono, right } of casesOf<Phone>('telefonos.json'))
      expect(right).toContain(personFrom(country, { telefono }).phone);
  });

  type Sign = { readonly country: CountryCode; readonly field: string; readonly value: string };
  const asTyped = (value: string): string =>
    value
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}|−/gu, '-')
      .replace('´', "'");
  test('signos-pegados.json: a text with a pasted sign is the one without it', () => {
    for (const { country, field, value } of casesOf<Sign>('signos-pegados.json')) {
      expect(value).not.toBe(asTyped(value));
      expect(personFrom(country, { [field]: value })).toEqual(
        personFrom(country, { [field]: asTyped(value) }),
      );
    }
  });

  test('mensaje-con-saltos.json: a message of as many letters as the form takes is taken', () => {
    const mensaje = Array.from({ length: 100 }, () => 'letras, diecinueve.').join('\r\n') + '!';
    const { message } = contactRequest('PE').parse({
      datosingresados: { nombre: 'Rosa', email: 'a@b.pe', telefono: phones.PE, mensaje },
    });
    expect(message).toBe(mensaje.replaceAll('\r\n', '\n'));
  });
});
