import { noun } from '@cotejo/core/kit/record';
import { describe, expect, test } from 'vitest';
import { resourceWords } from '../kit/words/resource-words.ts';
import { auditEntryText } from './auditEntryText.ts';
import { ana, beto, auditEntry } from './testing/audit-entry.ts';

const words = resourceWords(noun('solicitud', 'solicitudes', 'f'), {
  fields: { email: 'Correo', phone: 'Teléfono' },
});
const text = (said: Parameters<typeof auditEntry>[0]) =>
  auditEntryText(auditEntry(said), {
    wordsOf: (resource) => (resource === 'leads' ? words : undefined),
    labelsOf: () => words.fields,
    zone: 'America/Lima',
  });

const step = {
  fromStatusId: 2,
  fromSubstatusId: null,
  toStatusId: 4,
  toSubstatusId: 402,
  reasonId: null,
  secondsInPrevious: 60,
};

describe('what happened is told in one line:', () => {
  test('a change of status, from what to what', () =>
    expect(text({ type: 'LeadFailed', step, told: { substatusId: 402, reasonId: 99 } })).toBe(
      'Asignado → Fallido · No le interesa',
    ));
  test('and why, where somebody said so', () =>
    expect(text({ type: 'LeadFailed', step: { ...step, reasonId: 99 } })).toMatch(
      /^Asignado → Fallido · No le interesa · \S/,
    ));
  test('a change within a status', () =>
    expect(text({ step: { ...step, fromStatusId: 4, fromSubstatusId: 401, toSubstatusId: 402 } })).toMatch(
      /^Fallido: .+ → No le interesa$/,
    ));
  test('an assignment, by the status that came of it', () =>
    expect(
      text({
        kind: 'assignment',
        type: 'LeadAssigned',
        step: { ...step, fromStatusId: 1, toStatusId: 2, toSubstatusId: null },
      }),
    ).toBe('Se asignó · Sin estado → Asignado'));
  test('a reassignment, from whom to whom', () =>
    expect(
      text({
        kind: 'assignment',
        type: 'LeadReassigned',
        formerOwnerId: beto,
        formerOwnerName: 'Beto Silva',
        told: { executiveId: ana },
      }),
    ).toBe('Se reasignó · Beto Silva → Ana Rojas'));
  test('an edit, by the names of its fields', () =>
    expect(text({ kind: 'edit', type: 'LeadRequestUpdated', told: { fields: ['email', 'phone'] } })).toMatch(
      /^Se corrigieron los datos · .+, .+$/,
    ));
  test('an export, with what of, and what became of it', () =>
    expect(
      text({
        kind: 'export',
        type: 'ExportRequested',
        aggregate: 'exports',
        told: { resource: 'leads', format: 'csv', filteredBy: ['statusId'] },
        outcome: { rows: 12, failed: null, downloads: 2 },
      }),
    ).toBe('Se pidió una exportación · Solicitudes · CSV · 12 filas · 2 descargas'));
  test('a file that was withdrawn, and why', () =>
    expect(text({ kind: 'file', type: 'LeadFileWithdrawn', told: { reasonId: 3 } })).toBe(
      'Se retiró un archivo · Está repetido',
    ));
  test('a charge, for which request and how much', () =>
    expect(
      text({
        kind: 'money',
        type: 'LeadCharged',
        aggregate: 'accounts',
        told: { leadId: '48ee8439-3b10-53fb-9149-ba6a9f9c81ad', amount: 1_200 },
      }),
    ).toBe('Se cobró una solicitud cerrada · 48EE-8439 · S/ 12.00'));
  test('a deposit, by its kind, amount and day', () =>
    expect(
      text({
        kind: 'money',
        type: 'FundsDeposited',
        aggregate: 'accounts',
        told: { typeId: 1, amount: 50_000, effectiveOn: '2026-11-03' },
      }),
    ).toMatch(/^Se registró un depósito · .+ · S\/ 500\.00 · con fecha .*3 nov/));
  test('money of the bank in its own currency', () =>
    expect(
      text({
        kind: 'money',
        type: 'BankLineImported',
        aggregate: 'bank-lines',
        told: { amount: 50_000, currency: 'CLP' },
        country: 'CL',
      }),
    ).toBe('Se cargó un abono del banco · $ 50.000'));
  test.each([
    ['InsurerCuttingDaySet', 1, 'Se fijó el día de corte de una aseguradora · día 1 · desde el 1 dic 2026'],
    [
      'InsurerRetroactiveDaysSet',
      30,
      'Se fijaron los días hacia atrás que acepta una aseguradora · 30 días · desde el 1 dic 2026',
    ],
  ])('what was agreed with an insurer: %s', (type, value, line) =>
    expect(text({ kind: 'edit', type, aggregate: 'insurers', told: { value, from: '2026-12-01' } })).toBe(
      line,
    ),
  );
  test('a look, by what was seen', () =>
    expect(text({ kind: 'look', type: 'LeadLookedAt', told: { what: 'timeline' } })).toBe(
      'Leyó la línea de tiempo',
    ));
  test.each([
    [true, 'Se excluyó una fila de una carga · fila 3'],
    [false, 'Se volvió a incluir una fila de una carga · fila 3'],
  ])('whether a row was left out: %j', (isOut, line) =>
    expect(
      text({
        kind: 'import',
        type: 'EmployeeLoadRowLeftOut',
        aggregate: 'employee-loads',
        told: { row: 3, isOut },
      }),
    ).toBe(line),
  );
  test('roles and countries of a user by their names', () =>
    expect(
      text({
        kind: 'user',
        type: 'UserRolesChanged',
        aggregate: 'users',
        told: { roles: ['SUPERVISOR'], countries: ['CL', 'PE'] },
      }),
    ).toBe('Se cambiaron los roles y países · Supervisor · Perú, Chile'));
  test('an appointment in the clocks of the chosen zone', () =>
    expect(
      text({ kind: 'appointment', type: 'LeadAppointmentSet', told: { at: '2026-03-03T15:00:00.000Z' } }),
    ).toMatch(/^Se agendó una cita · .*10:00/));
  test('what says nothing more by the name of its event', () =>
    expect(text({ kind: 'note', type: 'LeadNoteAdded', told: { noteId: 'x' } })).toBe('Se agregó una nota'));
});
