import { describe, expect, test } from 'vitest';
import { erased } from '../kit/event-sourcing/index.ts';
import { given, stateAfter, testMetadata } from '../kit/testing/index.ts';
import { mostPersonFiles } from './person-decisions.ts';
import {
  attachPersonFile,
  changePerson,
  deactivatePerson,
  erasePerson,
  insuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  measurePerson,
  removePersonMeasure,
  memberStatusOf,
  missingOf,
  type PersonRegistration,
  reactivatePerson,
  registerPerson,
  withdrawPersonFile,
} from './index.ts';

const identity = {
  documentType: 'DNI',
  documentNumber: '45678912',
  firstName: 'Rosa',
  paternalSurname: 'Quispe',
  birthDate: '1990-03-02',
  gender: 'female',
} as const;
const registration: PersonRegistration = { country: 'PE', companyId: 'PE-20123456786', identity };
const registered: InsuredPersonEvent = { type: 'PersonRegistered', data: registration };
const stateOf = (data: PersonRegistration) => {
  const state = stateAfter(insuredPerson, { type: 'PersonRegistered', data });
  if (!isRegistered(state)) throw new Error('not registered');
  return state;
};

describe('a person', () => {
  test('is registered once in a company', () => {
    given(insuredPerson).when(registerPerson(registration)).then(registered);
    given(insuredPerson, registered).when(registerPerson(registration)).then();
    given(insuredPerson, registered)
      .when(registerPerson({ ...registration, identity: { ...identity, firstName: 'Ana' } }))
      .rejected('ALREADY_REGISTERED', {
        documentNumber: 'La empresa ya tiene a una persona con ese documento.',
      });
  });
  test('keeps the document, and the birth date once an insurer knows it', () => {
    const change = (given_: { documentNumber?: string; birthDate?: string }, wasActivated: boolean) =>
      given(insuredPerson, registered).when(
        changePerson({ identity: { ...identity, ...given_ } }, wasActivated),
      );
    change({ documentNumber: '11111111' }, false).rejected('INVALID_INPUT');
    change({ birthDate: '1991-03-02' }, true).rejected('INVALID_INPUT', {
      birthDate: 'La aseguradora ya tiene esta fecha de nacimiento.',
    });
    change({ birthDate: '1991-03-02' }, false).then({
      type: 'PersonChanged',
      data: { identity: { ...identity, birthDate: '1991-03-02' } },
    });
    change({}, true).then();
  });
  test('is pending as long as the insurer would miss something', () => {
    const { birthDate: _, ...withoutBirth } = identity;
    const grandchild = {
      holderId: 'b0000000-0000-4000-8000-000000000001',
      relationship: 'grandchild',
    } as const;
    const pending = stateOf({ ...registration, identity: withoutBirth, kinship: grandchild });
    expect(missingOf(pending)).toEqual(['birthDate', 'dependantType']);
    expect(memberStatusOf(pending)).toBe('PENDING');
    expect(memberStatusOf(stateOf(registration))).toBe('ACTIVE');
  });
  test('who was erased lacks everything and can still be changed in nothing', () => {
    const gone: InsuredPersonEvent = {
      type: 'PersonRegistered',
      data: { ...registration, identity: erased },
    };
    given(insuredPerson, gone).when(changePerson({ identity }, false)).then();
  });
  test('is deactivated once no coverage is open, and may come back', () => {
    const deactivated: InsuredPersonEvent = { type: 'PersonDeactivated', data: { reason: 'Renunció' } };
    given(insuredPerson, registered).when(deactivatePerson('Renunció', 1)).rejected('PERSON_INSURED');
    given(insuredPerson, registered).when(deactivatePerson('Renunció', 0)).then(deactivated);
    given(insuredPerson, registered, deactivated)
      .when(reactivatePerson())
      .then({ type: 'PersonReactivated', data: {} });
    given(insuredPerson, registered).when(reactivatePerson()).then();
  });
  test('is measured in centimetres and kilos', () => {
    const measures = { heightCm: 98.5, weightKg: 15, on: '2026-03-01' };
    given(insuredPerson, registered)
      .when(measurePerson(measures))
      .then({ type: 'PersonMeasured', data: { measures } });
    given(insuredPerson, registered)
      .when(measurePerson({ ...measures, heightCm: 0.98 }))
      .rejected('INVALID_INPUT', { heightCm: 'Escribe la estatura en centímetros, de 30 a 250.' });
    given(insuredPerson, registered)
      .when(measurePerson({ ...measures, weightKg: 15_000 }))
      .rejected('INVALID_INPUT');
  });
  test('keeps the last measure of each day', () => {
    const told = (heightCm: number, on: string): InsuredPersonEvent => ({
      type: 'PersonMeasured',
      data: { measures: { heightCm, weightKg: 15, on } },
    });
    const state = stateAfter(
      insuredPerson,
      registered,
      told(98, '2026-03-01'),
      told(101, '2026-06-01'),
      told(98.5, '2026-03-01'),
    );
    expect(isRegistered(state) && state.measures).toMatchObject([
      { heightCm: 101, on: '2026-06-01' },
      { heightCm: 98.5, on: '2026-03-01' },
    ]);
  });
  test('loses a measure that was told by mistake, once', () => {
    const [on, other] = ['2026-03-01', '2026-06-01'];
    const told = (day: string): InsuredPersonEvent => ({
      type: 'PersonMeasured',
      data: { measures: { heightCm: 98, weightKg: 15, on: day } },
    });
    const removed: InsuredPersonEvent = { type: 'PersonMeasureRemoved', data: { on } };
    given(insuredPerson, registered, told(on)).when(removePersonMeasure(on)).then(removed);
    given(insuredPerson, registered, told(on), removed).when(removePersonMeasure(on)).then();
    const state = stateAfter(insuredPerson, registered, told(on), told(other), removed);
    expect(isRegistered(state) && state.measures).toMatchObject([{ on: other }]);
  });
  test('has files, each attached once, and none of them once erased', () => {
    const data = {
      fileId: '10000000-0000-4000-8000-000000000001',
      name: 'Partida de nacimiento.pdf',
      mediaType: 'application/pdf',
      bytes: 8,
    };
    const attached: InsuredPersonEvent = { type: 'PersonFileAttached', data };
    given(insuredPerson, registered).when(attachPersonFile(data)).then(attached);
    given(insuredPerson, registered, attached).when(attachPersonFile(data)).then();
    const gone: InsuredPersonEvent = { type: 'SubjectErased', data: { reasonId: 1 } };
    given(insuredPerson, registered, attached, gone).when(attachPersonFile(data)).rejected('PERSON_ERASED');
    const state = stateAfter(insuredPerson, registered, attached, gone);
    expect(isRegistered(state) && state.files).toEqual([]);
    const full = Array.from({ length: mostPersonFiles }, (_, place): InsuredPersonEvent => ({
      type: 'PersonFileAttached',
      data: { ...data, fileId: `20000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}` },
    }));
    given(insuredPerson, registered, ...full)
      .when(attachPersonFile(data))
      .rejected('INVALID_INPUT');
    given(insuredPerson, registered, ...full)
      .when(registerPerson(registration))
      .then();
  });
  test('loses a file that was attached by mistake, to who may delete people', () => {
    const fileId = '10000000-0000-4000-8000-000000000001';
    const data = { fileId, name: 'Pasaporte.pdf', mediaType: 'application/pdf', bytes: 8 };
    const attached: InsuredPersonEvent = { type: 'PersonFileAttached', data };
    const told = { fileId, reasonId: 1 };
    const withdrawn: InsuredPersonEvent = { type: 'PersonFileWithdrawn', data: told };
    const house = { id: 'carmen', roles: ['BACKOFFICE'], countries: ['PE'] } as const;
    const own = { ...house, roles: ['CLIENT_ADMIN'], companies: [registration.companyId] } as const;
    given(insuredPerson, registered, attached).when(withdrawPersonFile(told, house)).then(withdrawn);
    given(insuredPerson, registered, attached).when(withdrawPersonFile(told, own)).rejected('NOT_ALLOWED');
    const after = given(insuredPerson, registered, attached, withdrawn);
    after.when(withdrawPersonFile(told, house)).then();
    after.when(registerPerson(registration)).then();
  });
  test('whose row a projector emptied takes the events that led to the erasure', () => {
    const before = stateAfter(insuredPerson, registered);
    const emptied = { ...before, files: erased } as unknown as typeof before;
    const data = { fileId: '10000000-0000-4000-8000-000000000001', reasonId: 1 };
    const after = insuredPerson.evolve(emptied, { type: 'PersonFileWithdrawn', data }, testMetadata(1));
    expect(after).toMatchObject({ files: [] });
  });
  test('is erased once no coverage is open, and nothing more is kept after that', () => {
    const gone: InsuredPersonEvent = { type: 'SubjectErased', data: { reasonId: 1 } };
    given(insuredPerson, registered).when(erasePerson(1, 1)).rejected('PERSON_INSURED');
    given(insuredPerson, registered).when(erasePerson(99, 0)).rejected('INVALID_INPUT');
    given(insuredPerson, registered).when(erasePerson(1, 0)).then(gone);
    given(insuredPerson, registered, gone).when(erasePerson(2, 0)).then();
    for (const decide of [
      registerPerson(registration),
      changePerson({ identity }, false),
      measurePerson({ heightCm: 98, weightKg: 15, on: '2026-03-01' }),
      reactivatePerson(),
    ])
      given(insuredPerson, registered, gone).when(decide).rejected('PERSON_ERASED');
    const state = stateAfter(insuredPerson, registered, gone);
    expect(isRegistered(state) && memberStatusOf(state)).toBe('INACTIVE');
    expect(JSON.stringify(state)).not.toMatch(/Rosa|45678912/);
  });
});
