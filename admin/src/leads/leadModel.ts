/** The name, the status and the allowed commands of a lead. */
import { substatusText } from '@cotejo/core/reference/lead-substatuses';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { formatDocument } from '@cotejo/core/people';
import { type LeadRow } from './lead.ts';

/** The name of a lead whose person was erased. */
export const erasedName = 'Datos eliminados';
/** In the place of the executive of a lead that has none. */
export const noExecutive = 'Sin asignar';

type Named = Pick<LeadRow, 'firstName' | 'paternalSurname' | 'maternalSurname'>;

/** The person's name; nothing when it was erased. */
export const leadName = ({ firstName, paternalSurname, maternalSurname }: Named): string | undefined =>
  [firstName, paternalSurname, maternalSurname].filter(Boolean).join(' ') || undefined;

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

export const substatusName = (id: number | null): string | undefined =>
  id === null ? undefined : substatusText(id);

/** Whether its appointment has passed while it still waits in the agenda; a lead that moved on remembers its appointment. */
export const isOverdue = (
  { statusId, appointmentAt }: Pick<LeadRow, 'statusId' | 'appointmentAt'>,
  now: number,
): boolean => statusId === leadStatus.agenda && appointmentAt !== null && Date.parse(appointmentAt) < now;

export const requestTypeName = (id: number): string =>
  requestTypes.find((type) => type.id === id)?.name ?? `#${id}`;

const abbreviations = /\b(?:eps|sctr|soat)\b/g;

/**
 * A code of the public site as words: `Seguro mascotas` of `SEGURO_MASCOTAS`, `EPS empresa` of `EPS_EMPRESA`. Any other text
 * stays as it is, and so does a short code, such as `EPS`.
 */
export const codeAsWords = (code: string): string =>
  /^(?=.{4})[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(code)
    ? capitalised(
        code
          .toLocaleLowerCase('es')
          .replaceAll('_', ' ')
          .replaceAll(abbreviations, (word) => word.toUpperCase()),
      )
    : code;

/** `RUT 12.345.678-5`; nothing without a number. */
export const documentText = ({
  country,
  documentType,
  documentNumber,
}: Pick<LeadRow, 'country' | 'documentType' | 'documentNumber'>) => {
  if (!documentNumber) return undefined;
  const number = formatDocument(country, documentType, documentNumber);
  return documentType ? `${documentType} ${number}` : number;
};
