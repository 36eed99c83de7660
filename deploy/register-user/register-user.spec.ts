/** Production's first administrator gets in, and nobody gets in twice. */
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { eventCodec, subjectKeys } from '@cotejo/core/kit/personal-data';
import { describe, expect, test } from 'vitest';
import { readPerson } from './person.ts';
import { type Registrar, register } from './register.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const ana = [
  '--email',
  ' Ana@Example.com',
  '--name',
  'Ana Rojas',
  '--role',
  'ADMINISTRADOR',
  '--country',
  'PE',
  '--country',
  'CL',
];

const house = () => {
  const store = inMemoryEventStore();
  const codec = eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1)));
  const registrar: Registrar = {
    handle: commandHandler(store, codec),
    indexKey: Buffer.alloc(32, 2),
    now: new Date('2026-11-20T12:00:00Z'),
  };
  const types = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { type } of store.readAll('start', 100)) found.push(type);
    return found;
  };
  return { registrar, types };
};

describe('the command line', () => {
  test('is read as the forms of the console would be', () =>
    expect(readPerson(ana)).toEqual({
      email: 'ana@example.com',
      name: 'Ana Rojas',
      role: ['ADMINISTRADOR'],
      country: ['PE', 'CL'],
    }));

  test.each([
    [[], /--email: .*--name: .*--role: .*--country: /s],
    [[...ana, '--role', 'JEFE'], /--role/],
    [['--email', 'ana', ...ana.slice(2)], /--email: /],
    [[...ana, '--password', 'secret'], /password/],
  ])('that is %j is refused with what is wrong', (args, wrong) => {
    expect(() => readPerson(args)).toThrow(wrong);
  });
});

describe('registering', () => {
  test('claims the login name, registers the user and sets a password', async () => {
    const { registrar, types } = house();
    await register(registrar, readPerson(ana));
    expect(await types()).toEqual(['LoginNameClaimed', 'UserRegistered', 'PasswordSet']);
  });

  test('the same e-mail again is refused, and the first password stays', async () => {
    const { registrar, types } = house();
    await register(registrar, readPerson(ana));
    await expect(register(registrar, readPerson(ana))).rejects.toMatchObject({ code: 'USER_ALREADY_EXISTS' });
    expect(await types()).toHaveLength(3);
  });

  test('what was cut short is finished by the next run', async () => {
    const { registrar, types } = house();
    let calls = 0;
    const dying: Registrar = {
      ...registrar,
      handle: (...command) => {
        calls += 1;
        return calls === 3 ? Promise.reject(new Error('killed')) : registrar.handle(...command);
      },
    };
    await expect(register(dying, readPerson(ana))).rejects.toThrow('killed');
    expect(await register(registrar, readPerson(ana))).toHaveLength(12);
    expect(await types()).toEqual(['LoginNameClaimed', 'UserRegistered', 'PasswordSet']);
  });
});
