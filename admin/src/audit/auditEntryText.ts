/** An audit entry in one line: `Asignado → Fallido · No le interesa`. */
import { type AuditEntry } from '@cotejo/core/audit';
import { type Currency, spelledMoney } from '@cotejo/core/kit/money';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { activityOutcome, activityTypes } from '@cotejo/core/reference/activity-types';
import { cancellationReasons, declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';
import { countries, countryOf } from '@cotejo/core/reference/countries';
import { erasureReasonById } from '@cotejo/core/reference/erasure-reasons';
import { eventName } from '@cotejo/core/reference/event-names';
import { fileWithdrawalReason } from '@cotejo/core/reference/file-withdrawal-reasons';
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { substatusText } from '@cotejo/core/reference/lead-substatuses';
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { pauseReasons } from '@cotejo/core/reference/pause-reasons';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { roleNames } from '../kit/session/roleNames.ts';
import { formatDay, formatZonedInstant } from '../kit/time/time.ts';
import { counted } from '../kit/words/plural.ts';
import { type ResourceWords } from '../kit/words/resource-words.ts';

const formatNames: Readonly<Record<string, string>> = { csv: 'CSV', xlsx: 'Excel (.xlsx)' };

export type Words = {
  readonly wordsOf: (resource: string) => ResourceWords | undefined;
  /** Labels of a resource's fields. */
  readonly labelsOf: (resource: string) => Readonly<Record<string, string>>;
  /** In which instants are told. */
  readonly zone: string;
};

type Teller = (value: never, row: AuditEntry, words: Words) => string | undefined;

const asItIs: Teller = (text: string) => text;
const day = /^\d{4}-\d\d-\d\d$/;

const reasonText = (id: number, type: string): string | undefined => {
  if (type === 'SubjectErased') return erasureReasonById(id)?.name;
  if (type.endsWith('FileWithdrawn')) return fileWithdrawalReason(id);
  if (type === 'UserPaused') return pauseReasons.find((reason) => reason.id === id)?.name;
  if (type === 'CancellationRequested') return nameIn(cancellationReasons, id);
  return type.endsWith('Declined') ? nameIn(declineReasons, id) : undefined;
};

const moneyText: Teller = (amount: number, { country, told }) =>
  spelledMoney(amount, (told['currency'] as Currency | undefined) ?? countryOf(country).currency, country);

const dayText =
  (before: string): Teller =>
  (value: string) =>
    day.test(value) ? `${before} ${formatDay(value)}` : undefined;

/** By field, in the order in which a line says them. Ids and sizes say nothing in a line. */
const tellers: Readonly<Record<string, Teller>> = {
  legalName: asItIs,
  displayName: asItIs,
  name: asItIs,
  number: asItIs,
  leadId: (id: string) => referenceNumber(id),
  requestTypeId: (id: number) => requestTypes.find((type) => type.id === id)?.name,
  typeId: (id: string | number, { told }) =>
    typeof id === 'number'
      ? movementTypeName(id)
      : [
          activityTypes.find((type) => type.id === id)?.displayName,
          activityOutcome(id, String(told['outcomeId']))?.name,
        ]
          .filter(Boolean)
          .join(': '),
  amount: moneyText,
  balance: moneyText,
  value: (value: number, { type }) => {
    if (type === 'InsurerCuttingDaySet') return `día ${value}`;
    return type === 'InsurerRetroactiveDaysSet' ? counted(value, 'día', 'días') : undefined;
  },
  fields: (fields: readonly string[], { aggregate }, { labelsOf }) =>
    fields
      .map((field) => labelsOf(aggregate)[field])
      .filter(Boolean)
      .join(', '),
  roles: (roles: readonly string[]) => roleNames(roles),
  countries: (codes: readonly string[]) =>
    countries
      .filter(({ code }) => codes.includes(code))
      .map(({ name }) => name)
      .join(', '),
  executiveIds: (ids: readonly string[], { names }) =>
    ids.map((id) => names[id] ?? 'Persona de la consola').join(', '),
  resource: (resource: string, _row, { wordsOf }) =>
    // Changes of status were a file of their own: those that were asked for then are still listed.
    resource === 'status-changes' ? 'Cambios de estado' : wordsOf(resource)?.many,
  format: (format: string) => formatNames[format],
  command: (command: string, { told }, { wordsOf }) =>
    wordsOf(String(told['aggregate']))?.commands[command]?.name,
  reasonId: (id: number, { type }) => reasonText(id, type),
  at: (at: string, _row, { zone }) => formatZonedInstant(at, zone),
  from: dayText('desde el'),
  until: dayText('hasta el'),
  effectiveOn: dayText('con fecha'),
  lastDay: dayText('hasta el'),
  row: (row: number) => `fila ${row}`,
  rows: (rows: number) => counted(rows, 'fila', 'filas'),
};

/** From what to what a lead went; nothing where it stayed. */
const stepText = ({ step }: AuditEntry): string | undefined => {
  if (!step) return undefined;
  const { fromStatusId, fromSubstatusId, toStatusId, toSubstatusId } = step;
  const to = statusText(toStatusId);
  if (fromStatusId === null) return to;
  if (fromStatusId !== toStatusId) return `${statusText(fromStatusId)} → ${to}`;
  if (fromSubstatusId === toSubstatusId) return undefined;
  const substatus = (id: number | null) => (id === null ? '—' : substatusText(id));
  return `${to}: ${substatus(fromSubstatusId)} → ${substatus(toSubstatusId)}`;
};

/** The rest of a status change: its substatus and reason. */
const stepDetails = ({ step }: AuditEntry): readonly (string | undefined)[] => {
  if (!step) return [];
  const { fromStatusId, toStatusId, toSubstatusId, reasonId } = step;
  return [
    toSubstatusId !== null && fromStatusId !== toStatusId ? substatusText(toSubstatusId) : undefined,
    reasonId === null ? undefined : failureReasonById(reasonId)?.shortName,
  ];
};

/** The owner before and after. A first owner is not repeated: the row shows it beside the line. */
const ownerText = (row: AuditEntry): string | undefined => {
  const { formerOwnerId, formerOwnerName, ownerId, ownerName } = row;
  if (formerOwnerId === null || formerOwnerId === ownerId) return undefined;
  const somebody = 'Persona de la consola';
  const owner = ownerId === null ? 'Sin ejecutivo' : (ownerName ?? somebody);
  return `${formerOwnerName ?? somebody} → ${owner}`;
};

/** The outcome of an export. */
const outcomeTexts = ({ outcome }: AuditEntry): readonly (string | undefined)[] => {
  if (!outcome) return [];
  const { rows, failed, downloads } = outcome;
  return [
    failed === null ? undefined : 'Falló',
    rows === null ? undefined : counted(rows, 'fila', 'filas'),
    rows === null ? undefined : counted(downloads, 'descarga', 'descargas'),
  ];
};

/** The line; a change of status says its step instead of the name of its event. */
export const auditEntryText = (row: AuditEntry, words: Words): string => {
  const step = stepText(row);
  const isStepEnough = row.kind === 'status' && step !== undefined;
  const told = Object.entries(tellers).map(([field, tell]) => {
    const value = row.told[field];
    return value === undefined || value === null ? undefined : tell(value as never, row, words);
  });
  return [
    isStepEnough ? step : eventName(row.type, row.told),
    ownerText(row),
    isStepEnough ? undefined : step,
    ...stepDetails(row),
    ...told,
    ...outcomeTexts(row),
  ]
    .filter(Boolean)
    .join(' · ');
};
