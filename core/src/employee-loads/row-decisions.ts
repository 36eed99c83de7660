/** Decisions about the records that a row names: the same for a trial and for good. */
import {
  type Decision,
  type FieldErrors,
  reject,
  rejectInput,
  unlessErased,
} from '../kit/event-sourcing/index.ts';
import { spelledDay } from '../kit/time/index.ts';
import {
  changePerson,
  type InsuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  type PersonRegistration,
  type RegisteredPerson,
  registerPerson,
} from '../insured-people/index.ts';
import {
  type Coverage,
  type Family,
  isOpen,
  type PolicyEmployeeEvent,
  requestCancellation,
} from '../policy-employees/index.ts';
import { type LoadField } from './columns.ts';
import { type CancellationOrder } from './order.ts';

/** Values of the file that the record lacks. */
const lacking = ({ identity, bankAccount, kinship }: RegisteredPerson, told: PersonRegistration) => {
  const stands = unlessErased(identity);
  const more = Object.entries(told.identity).filter(([field]) => !stands?.[field as keyof typeof stands]);
  return {
    ...(stands && more.length > 0 && { identity: { ...stands, ...Object.fromEntries(more) } }),
    ...(told.bankAccount && !bankAccount && { bankAccount: told.bankAccount }),
    ...(told.kinship?.typeId && kinship && !kinship.typeId && { kinship: told.kinship }),
  };
};

/**
 * Registers who is not known; of somebody who is, adds what lacks and changes nothing that was told before.
 * @throws Rejection `INVALID_INPUT`, `PERSON_ERASED`
 */
export const registerRow =
  (told: PersonRegistration): Decision<InsuredPerson, InsuredPersonEvent> =>
  (person, now) => {
    if (!isRegistered(person)) return registerPerson(told)(person, now);
    if (person.erased) return reject('PERSON_ERASED', 'Los datos de esta persona se borraron.');
    if (person.status === 'inactive')
      return rejectInput({ legalId: 'La persona está inactiva: reactívala antes.' });
    if (person.kinship && !told.kinship)
      return rejectInput({ holderLegalId: 'Está registrada como carga: falta el documento de su titular.' });
    if (!person.kinship && told.kinship)
      return rejectInput({ holderLegalId: 'Está registrada como empleada, y no como carga.' });
    if (person.kinship?.holderId !== told.kinship?.holderId)
      return rejectInput({ holderLegalId: 'Está registrada como carga de otro titular.' });
    return changePerson(lacking(person, told), false)(person, now);
  };

const names: Readonly<Record<string, readonly [LoadField, string]>> = {
  firstName: ['name', 'los nombres'],
  paternalSurname: ['paternalSurname', 'el apellido paterno'],
  maternalSurname: ['maternalSurname', 'el apellido materno'],
  birthDate: ['birthDate', 'la fecha de nacimiento'],
  gender: ['gender', 'el sexo'],
  email: ['email', 'el correo'],
  phone: ['phone', 'el teléfono'],
};

/** Values of the file that differ from the record, which stays; by field. */
export const differing = (person: InsuredPerson, told: PersonRegistration): FieldErrors => {
  const stands = isRegistered(person) ? unlessErased(person.identity) : undefined;
  if (!stands) return {};
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, [column, name]]) => {
      const [before, said] = [
        stands[field as keyof typeof stands],
        told.identity[field as keyof typeof stands],
      ];
      return before && said && before !== said
        ? [[column, `La persona ya está registrada y conserva ${name} que tiene.`]]
        : [];
    }),
  );
};

const lastOf = (family: Family, personId: string): Coverage | undefined => {
  const own = family.status === 'known' ? family.coverages.filter((one) => one.personId === personId) : [];
  return own.find(isOpen) ?? own.at(-1);
};

type Cancelling = Omit<Parameters<typeof requestCancellation>[0], 'period' | 'until' | 'reasonId' | 'note'>;

/**
 * Asks for the end of the coverage that somebody has; one that ends or ended on that day is so already.
 * @throws Rejection `INVALID_INPUT`, or as `requestCancellation`
 */
export const cancelRow =
  (
    personId: string,
    { until, reasonId, note }: CancellationOrder,
    facts: Cancelling,
  ): Decision<Family, PolicyEmployeeEvent> =>
  (family, now) => {
    const coverage = lastOf(family, personId);
    if (!coverage || coverage.status === 'DECLINED' || coverage.status === 'DECLINE')
      return rejectInput({ legalId: 'No tiene cobertura en esta póliza.' });
    if (coverage.until === until) return [];
    if (coverage.status === 'PROCESS_CANCELLATION')
      return rejectInput({
        effectiveDate: `Ya tiene una baja en proceso, desde el ${spelledDay(coverage.until!)}.`,
      });
    if (coverage.status === 'CANCELED')
      return rejectInput({ effectiveDate: `Ya está de baja desde el ${spelledDay(coverage.until!)}.` });
    if (coverage.status !== 'ACTIVE')
      return rejectInput({ legalId: 'Su alta todavía no está aceptada: retírala en vez de pedir la baja.' });
    return requestCancellation({ ...facts, period: coverage.period, until, reasonId, note })(family, now);
  };

/** The field of a row to which a field of a command belongs. */
const rowField: Readonly<Record<string, string>> = {
  from: 'effectiveDate',
  until: 'effectiveDate',
  personId: 'legalId',
  documentNumber: 'legalId',
  holderId: 'holderLegalId',
  reasonId: 'reason',
  restrictionIds: 'restrictions',
};
export const rowErrors = (errors: FieldErrors, message: string): FieldErrors =>
  Object.keys(errors).length === 0
    ? { row: message }
    : Object.fromEntries(Object.entries(errors).map(([field, told]) => [rowField[field] ?? field, told]));
