/** How a value of a lead's field is told in the timeline. */
import {
  countries,
  failureReasonById,
  leadStatusById,
  leadSubstatusById,
  requestTypes,
} from '@cotejo/core/reference';
import { formatInstant } from '../../misc/time.ts';

const instants: ReadonlySet<string> = new Set([
  'fecha',
  'fecha_asignado',
  'fecha_gestion',
  'fecha_cierre',
  'fecha_ultimo_estado',
  'appointmentAt',
]);

const named: Readonly<Record<string, (value: never) => string | undefined>> = {
  statusId: (id: number) => leadStatusById(id)?.name,
  substatusId: (id: number) => leadSubstatusById(id)?.name,
  failureReasonId: (id: number) => failureReasonById(id)?.name,
  requestTypeId: (id: number) => requestTypes.find((type) => type.id === id)?.name,
  country: (code: string) => countries.find((country) => country.code === code)?.name,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns nothing for what is not there */
export const fieldValue = (field: string, value: unknown): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'string' && instants.has(field)) return formatInstant(value);
  const name = named[field]?.(value as never);
  if (name) return name;
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((part) => fieldValue('', part)).join('; ');
  if (isObject(value))
    return Object.entries(value)
      .map(([key, part]) => [key, fieldValue('', part)] as const)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${key}: ${part}`)
      .join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** What every event of a kind changes, and its title says already; the ids of people beside their names. */
const implied: ReadonlySet<string> = new Set(['executiveId', 'fecha_ultimo_estado', 'erased']);
export const isTold = (field: string): boolean => !implied.has(field);
