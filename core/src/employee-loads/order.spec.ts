import { describe, expect, test } from 'vitest';
import { type LoadKind, loadColumns } from './columns.ts';
import { guessedHeadingRow, guessedMapping, mappingErrors, unusedHeadings } from './mapping.ts';
import { readOrder, type RowCells } from './order.ts';
import { policyErrors } from './policy-facts.ts';

const cells: RowCells = {
  name: 'Rosa',
  paternalSurname: 'Soto',
  legalId: '12.345.678-5',
  birthDate: '31/05/1990',
  gender: 'F',
  effectiveDate: '15/03/2026',
};
const read = (more: RowCells = {}, kind: LoadKind = 'activation') =>
  readOrder(kind, 'CL', { ...cells, ...more });

describe('a row of activations', () => {
  test('is a checked order', () =>
    expect(read({ email: 'ROSA@correo.example', phone: '9 8765 4321', restrictions: '1,2' }).order).toEqual({
      kind: 'activation',
      document: { documentType: 'RUT', documentNumber: '123456785' },
      holder: undefined,
      policyNumber: undefined,
      identity: {
        documentType: 'RUT', documentNumber: '123456785', firstName: 'Rosa', paternalSurname: 'Soto',
        birthDate: '1990-05-31', gender: 'female', email: 'rosa@correo.example', phone: '+56987654321',
      },
      isInsured: true,
      from: '2026-03-15',
      coverageGroup: undefined,
      restrictionIds: [1, 2],
    })); // oxfmt-ignore
  test('tells every field that is wrong at once', () =>
    expect(
      read({ name: '', legalId: '12.345.678-6', effectiveDate: '31/02/2026', email: 'rosa' }).errors,
    ).toEqual({
      name: 'Campo requerido.',
      legalId: 'RUT no válido: revisa el dígito verificador.',
      effectiveDate: 'Ese día no existe: 31/02/2026.',
      email: 'Por favor, ingresa una dirección de correo electrónico válida.',
    }));
  test('of Peru refuses a DNI of seven digits that is a text', () =>
    expect(Object.keys(readOrder('activation', 'PE', { ...cells, legalId: '7000004' }).errors)).toEqual([
      'legalId',
    ]));
  test('warns of what would leave the request pending', () =>
    expect(Object.keys(read({ birthDate: '', gender: '' }).warnings)).toEqual(['birthDate', 'gender']));
  test('of a dependant needs the holder and the type', () => {
    expect(read({ dependentType: 'Cónyuge' }).errors).toEqual({
      holderLegalId: 'Es una carga: falta el documento del titular.',
    });
    expect(read({ holderLegalId: '20.347.878-K' }).errors).toEqual({
      dependentType: 'Es una carga: falta su tipo.',
    });
    expect(read({ holderLegalId: '12.345.678-5', dependentType: 'Cónyuge' }).errors).toEqual({
      holderLegalId: 'Nadie es carga de sí mismo: escribe el documento del titular.',
    });
  });
  test('of a child has the type of its age on the first day, and says so', () => {
    const child = read({
      holderLegalId: '20.347.878-K',
      dependentType: 'Hijo propio menor de 18',
      birthDate: '28/02/2008',
    });
    expect(child.order).toMatchObject({ kinship: { relationship: 'child', typeId: 'ownAdult' } });
    expect(child.warnings).toEqual({ dependentType: 'Por su edad se lee como «Hijo propio mayor de 18».' });
  });
  test('of a holder may repeat the holder’s own document', () =>
    expect(read({ holderLegalId: '123456785' }).order).toMatchObject({ holder: undefined }));
  test('needs all of a bank account, or none of it', () =>
    expect(read({ bank: 'Banco Uno', accountType: 'Vista' }).errors).toEqual({
      accountNumber: 'Falta el número de la cuenta.',
    }));
  test('with errors still says whose it is, for those who depend on it', () =>
    expect(read({ effectiveDate: '' })).toMatchObject({ employee: { documentNumber: '123456785' } }));
});

test('a row of cancellations needs a document, a day and a reason', () => {
  const { order } = read({ reason: 'renuncia' }, 'cancellation');
  expect(order).toMatchObject({ kind: 'cancellation', until: '2026-03-15', reasonId: 2 });
  expect(read({ effectiveDate: '' }, 'cancellation').errors).toEqual({
    effectiveDate: 'Campo requerido.',
    reason: 'Campo requerido.',
  });
});

test('what the policy does not take of a row is known by its cells', () => {
  const coverageGroups = [{ code: 'A', name: 'Base' }];
  const policy = { number: 'COL-1001', coverageGroups, from: '2026-01-01', until: '2026-12-31' };
  const facts = { policy, today: '2026-03-10', retroactiveDays: 5 };
  const errors = (cells: RowCells) => policyErrors('activation', cells, facts);
  expect(errors({ coverageGroup: 'Z', policyNumber: 'COL-2', effectiveDate: '04/03/2026' })).toEqual({
    coverageGroup: 'Elige un grupo de la póliza: A.',
    policyNumber: 'La carga es de la póliza COL-1001: carga esta fila con la suya.',
    effectiveDate: 'Debe ser desde el 5 de marzo de 2026: la aseguradora acepta hasta 5 días antes de hoy.',
  });
  expect(errors({ coverageGroup: ' A ', policyNumber: 'col 1001', effectiveDate: '05/03/2026' })).toEqual({});
  expect([errors({}), errors({ effectiveDate: '31/02/2026' })]).toEqual([{}, {}]);
});

describe.each(['activation', 'cancellation'] as const)('the columns of a file of %ss', (kind) => {
  const columns = loadColumns[kind];
  test('are found by the template’s headings, and by the spec’s own names', () => {
    for (const headings of [columns.map(({ heading }) => heading), columns.map(({ field }) => field)])
      expect(Object.entries(guessedMapping(kind, headings)).sort()).toEqual(
        columns.map(({ field }, at) => [field, headings[at]]).sort(),
      );
  });
  test('are asked for where they must be there', () =>
    expect(Object.keys(mappingErrors(kind, [], {}))).toEqual(
      columns.filter(({ isRequired }) => isRequired).map(({ field }) => `mapping.${field}`),
    ));
});

test('headings are known however people write them', () =>
  expect(
    guessedMapping('activation', ['N° PÓLIZA', ' rut ', 'Fecha_Nacimiento', 'RUT_TITULAR', 'parentesco']),
  ).toEqual({
    policyNumber: 'N° PÓLIZA',
    legalId: ' rut ',
    birthDate: 'Fecha_Nacimiento',
    holderLegalId: 'RUT_TITULAR',
    dependentType: 'parentesco',
  }));

test('a birth date is known by its short heading, and a column that no field takes is told', () => {
  const headings = ['RUT', 'F. Nac', 'Talla'];
  const mapping = guessedMapping('activation', headings);
  expect(mapping.birthDate).toBe('F. Nac');
  expect(unusedHeadings(headings, mapping)).toEqual(['Talla']);
});

test('the row with most headings is taken for theirs, and the first where none looks like one', () => {
  const rows = [
    { row: 2, cells: ['Nómina', 'RUT'] },
    { row: 4, cells: ['RUT', 'Nombres', 'Vigencia'] },
    { row: 5, cells: ['11.111.111-1', 'Rosa', '15/03/2026'] },
  ];
  expect(guessedHeadingRow('activation', rows)).toBe(4);
  expect(guessedHeadingRow('activation', [rows[2]!])).toBe(5);
  expect(guessedHeadingRow('activation', [])).toBeUndefined();
});
