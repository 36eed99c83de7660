/** The chips of the audit's filters, one for each choice: its label, and the filters without it. */
import { type AuditActorRow } from '@cotejo/core/audit';
import { auditedRecordName } from '@cotejo/core/reference/audited-records';
import { type AuditKind, auditKindName } from '@cotejo/core/reference/audit-kinds';
import { countries } from '@cotejo/core/reference/countries';
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { type FilterChip } from '../kit/list/filters/filter.ts';
import { formatDay } from '../kit/time/time.ts';
import {
  type AuditFilter,
  fieldOf,
  filterLabels,
  type FilterValues,
  filtersInForce,
  nobody,
  withoutFilter,
} from './auditFilters.ts';

/** `undefined` for a person who is not among those offered. */
type PersonName = (key: string) => string | undefined;

/** The name of a person among those offered. */
export const actorText = (
  { id, name, disabled }: Pick<AuditActorRow, 'id' | 'name' | 'disabled'>,
  self: string | undefined,
): string => {
  if (id === self) return `${name} (tú)`;
  return disabled ? `${name} (sin acceso)` : name;
};

const valueText = (name: AuditFilter, value: unknown, personName: PersonName): string => {
  switch (name) {
    case 'kind':
      return auditKindName(value as AuditKind);
    case 'aggregate':
      return auditedRecordName(String(value));
    case 'country':
      return countries.find(({ code }) => code === value)?.name ?? String(value);
    case 'fromStatusId':
    case 'toStatusId':
      return statusText(Number(value));
    case 'reasonId':
      return failureReasonById(Number(value))?.name ?? String(value);
    case 'from':
    case 'to':
      return formatDay(String(value));
    case 'actorKey':
    case 'ownerId':
      if (value === nobody) return 'Sin ejecutivo';
      return personName(String(value)) ?? 'Persona de la consola';
  }
};

/** In the order in which filters are offered. */
export const chipsOf = (values: FilterValues, personName: PersonName): readonly FilterChip[] =>
  Object.entries(filtersInForce(values)).flatMap(([key, chosen]) => {
    const name = key as AuditFilter;
    return [chosen].flat().map((value: unknown) => ({
      key: `${name}/${String(value)}`,
      field: fieldOf(name),
      label: `${filterLabels[name]}: ${valueText(name, value, personName)}`,
      without: withoutFilter(values, name, value),
    }));
  });
