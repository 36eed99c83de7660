import { type LoadRow } from '@cotejo/core/employee-loads';
import { describe, expect, test } from 'vitest';
import {
  changedValues,
  choicesWith,
  fieldLabel,
  formFields,
  formValues,
  percentOf,
  personOf,
  rowMessages,
  waitsFor,
} from './loadModel.ts';

const mapping = { legalId: 'RUT', name: 'Nombres', paternalSurname: 'Apellido', effectiveDate: 'Desde' };
const row: LoadRow = {
  id: 'x.2',
  loadId: 'x',
  country: 'CL',
  row: 2,
  cells: { RUT: '1-9', Nombres: 'Rosa', Apellido: 'Soto', Desde: '31/02/2026' },
  corrected: { paternalSurname: 'Sotto' },
  outcome: 'refused',
  errors: { effectiveDate: 'Ese día no existe.' },
  warnings: {},
};

describe('a row of a load', () => {
  test('is told by the name, as it was corrected', () => expect(personOf(mapping, row)).toBe('Sotto Rosa'));
  test('without a name is told by the document', () =>
    expect(personOf({ legalId: 'RUT' }, { ...row, corrected: {} })).toBe('1-9'));
  test('says what is wrong by the file’s own headings, and what is of no column by none', () => {
    expect(rowMessages('activation', mapping, row.errors)).toEqual([
      { label: 'Desde', message: 'Ese día no existe.' },
    ]);
    expect(fieldLabel('activation', mapping, 'gender')).toBe('Sexo');
    expect(fieldLabel('activation', mapping, 'row')).toBe('');
  });
  test('is corrected by a form that begins with what is wrong, and sends only what changed', () => {
    const fields = formFields('activation', mapping, row);
    expect(fields[0]).toBe('effectiveDate');
    const values = formValues(mapping, row, fields);
    expect(values).toMatchObject({ paternalSurname: 'Sotto', effectiveDate: '31/02/2026' });
    expect(changedValues(values, { ...values, effectiveDate: ' 01/03/2026 ' })).toEqual({
      effectiveDate: '01/03/2026',
    });
  });
});

test('days are shown as the hint says, and words of a table with what the row says', () => {
  const cells = { Nacimiento: 33_024, Desde: '2026-03-01' };
  const days = { birthDate: 'Nacimiento', effectiveDate: 'Desde' };
  expect(formValues(days, { ...row, cells, corrected: {} }, ['birthDate', 'effectiveDate'])).toEqual({
    birthDate: '31/05/1990',
    effectiveDate: '01/03/2026',
  });
  expect(choicesWith(['Masculino', 'Femenino'], 'F').map(({ id }) => id)).toEqual([
    'F',
    'Masculino',
    'Femenino',
  ]);
  expect(choicesWith(['Masculino'], '')).toHaveLength(1);
});

test('progress is told in whole percent', () =>
  expect(percentOf({ total: 1_000, doneOk: 500, doneSame: 4, doneRefused: 1 })).toBe(50));

describe('a load waits', () => {
  const waits = (step: 'mapping' | 'trying' | 'tried', triedRefused: number, ...names: readonly string[]) =>
    waitsFor({
      step,
      triedRefused,
      allowedCommands: (['map', 'correct-row', 'confirm'] as const).map((command) => ({
        command,
        allowed: names.includes(command),
      })),
    });
  test('for whoever can go on with it', () => {
    expect(waits('mapping', 0, 'map')).toBe('you');
    expect(waits('tried', 0, 'confirm')).toBe('you');
    expect(waits('tried', 1, 'correct-row')).toBe('you');
  });
  test('for the house, or for nobody while its rows are tried', () => {
    expect(waits('tried', 0, 'correct-row')).toBe('house');
    expect(waits('trying', 0, 'map', 'confirm')).toBeUndefined();
  });
});
