import { describe, expect, test } from 'vitest';
import { aLead } from '../testing/lead.ts';
import { differencesBy } from '../../kit/commands/conflict.ts';
import { additions, leadChangeFormat } from './differences.ts';

const differences = differencesBy(leadChangeFormat);

const note = {
  id: 'n',
  text: 'Llamar',
  at: '2026-11-20T12:00:00.000Z',
  by: { kind: 'visitor' as const },
  byName: null,
};

describe('what somebody else changed meanwhile', () => {
  test('is told field by field, from what to what', () =>
    expect(
      differences(
        aLead(),
        aLead({
          executiveId: 'e',
          executiveName: 'Luis Soto',
          statusId: 2,
          substatusId: 200,
          phone: '+51999999999',
        }),
      ),
    ).toEqual([
      { field: 'statusId', before: 'Web', theirs: 'Asignado' },
      { field: 'substatusId', before: undefined, theirs: 'En gestión' },
      { field: 'executiveName', before: undefined, theirs: 'Luis Soto' },
      { field: 'phone', before: '+51 987 654 321', theirs: '+51 999 999 999' },
    ]));
  test('stands beside what one wants instead', () =>
    expect(differences(aLead(), aLead({ statusId: 2 }), { statusId: 13 })).toEqual([
      { field: 'statusId', before: 'Web', theirs: 'Asignado', mine: 'Agenda' },
    ]));
  test('stands alone where both want the same', () =>
    expect(differences(aLead(), aLead({ email: 'b@b.pe' }), { email: 'b@b.pe' })).toEqual([
      { field: 'email', before: 'rosa@correo.test', theirs: 'b@b.pe' },
    ]));
  test('is nothing of what a list does not tell', () =>
    expect(differences(aLead({ message: undefined }), aLead({ message: 'Hola' }))).toEqual([]));
  test('is nothing of a value that another answer only writes otherwise', () => {
    const older = aLead({ quotedPrice: { amount: '1640', unit: 'PEN', period: 'month' } });
    const newer = aLead({ quotedPrice: { unit: 'PEN', amount: '1640', period: 'month' } });
    expect(differences(older, newer)).toEqual([]);
  });
  test('is nothing between a lead and itself', () =>
    expect(differences(aLead(), aLead({ version: 4 }))).toEqual([]));
});

describe('what was added meanwhile', () => {
  test('is named', () => expect(additions(aLead(), aLead({ notes: [note] }))).toEqual(['notes']));
  test('is not known of a row that came from a list', () =>
    expect(additions(aLead({ notes: undefined }), aLead({ notes: [note] }))).toEqual([]));
});
