/** Decisions about an insured person that the guard has found; a registration is about one that there is not. */
import { type FileWithdrawal, isToBeAttached, withdrawal } from '../files/index.ts';
import { type Staff } from '../identity/index.ts';
import { type Decision, reject, rejectInput, unlessErased } from '../kit/event-sourcing/index.ts';
import { changedFields, sameValue } from '../kit/values/index.ts';
import { erasureReasonById } from '../reference/erasure-reasons.ts';
import { overseesFiles } from './person-record.ts';
import {
  type InsuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  type Measures,
  type PersonRegistration,
  type RegisteredPerson,
  type UploadedFile,
} from './insured-person.ts';

type PersonDecision = Decision<InsuredPerson, InsuredPersonEvent>;

const goneMessage = 'Los datos de esta persona se borraron.';
/** Nothing more is kept of somebody who was erased: it could not be read. @throws Rejection `PERSON_ERASED` */
const refuseErased = ({ erased: isGone }: RegisteredPerson): void => {
  if (isGone) reject('PERSON_ERASED', goneMessage);
};

/** The same again changes nothing. @throws Rejection `ALREADY_REGISTERED`, `PERSON_ERASED` */
export const registerPerson =
  (registration: PersonRegistration): PersonDecision =>
  (person) => {
    if (!isRegistered(person)) return [{ type: 'PersonRegistered', data: registration }];
    refuseErased(person);
    const { status: _, measures, files, withdrawnFiles, ...stands } = person;
    if (sameValue(stands, registration)) return [];
    const message = 'La empresa ya tiene a una persona con ese documento.';
    return reject('ALREADY_REGISTERED', message, { documentNumber: message });
  };

export type PersonChange = Partial<Pick<PersonRegistration, 'identity' | 'bankAccount' | 'kinship'>>;

/**
 * Changes what is given and different.
 * @param wasActivated somebody whom an insurer knows keeps the document and the birth date
 * @throws Rejection `INVALID_INPUT`
 */
export const changePerson =
  (given: PersonChange, wasActivated: boolean): PersonDecision =>
  (person) => {
    if (!isRegistered(person)) return [];
    refuseErased(person);
    const { identity, ...rest } = given;
    const stands = unlessErased(person.identity);
    if (identity && stands) {
      if (identity.documentNumber !== stands.documentNumber || identity.documentType !== stands.documentType)
        return rejectInput({ documentNumber: 'El documento identifica a la persona y no se cambia.' });
      if (wasActivated && identity.birthDate !== stands.birthDate)
        return rejectInput({ birthDate: 'La aseguradora ya tiene esta fecha de nacimiento.' });
    }
    if (given.kinship && given.kinship.holderId !== person.kinship?.holderId)
      return rejectInput({ holderId: 'La carga no cambia de titular.' });
    const changed = changedFields<PersonChange>({ ...person, identity: stands } as PersonChange, {
      ...rest,
      ...(identity && stands && { identity }),
    });
    return Object.keys(changed).length === 0 ? [] : [{ type: 'PersonChanged', data: changed }];
  };

/** @throws Rejection `INVALID_INPUT` for what was most likely typed in metres or grams */
export const measurePerson =
  (told: Measures): PersonDecision =>
  (person) => {
    if (!isRegistered(person)) return [];
    refuseErased(person);
    const stands = unlessErased(person.measures)?.find(({ on }) => on === told.on);
    if (sameValue(stands, told)) return [];
    if (told.heightCm < 30 || told.heightCm > 250)
      return rejectInput({ heightCm: 'Escribe la estatura en centímetros, de 30 a 250.' });
    if (told.weightKg < 1 || told.weightKg > 400)
      return rejectInput({ weightKg: 'Escribe el peso en kilos, de 1 a 400.' });
    return [{ type: 'PersonMeasured', data: { measures: told } }];
  };

/** Removes what was measured on a day; nothing of that day changes nothing. @throws Rejection `PERSON_ERASED` */
export const removePersonMeasure =
  (day: string): PersonDecision =>
  (person) => {
    if (!isRegistered(person)) return [];
    refuseErased(person);
    return unlessErased(person.measures)?.some(({ on }) => on === day)
      ? [{ type: 'PersonMeasureRemoved', data: { on: day } }]
      : [];
  };

export const mostPersonFiles = 20;

/** Adds a file that was uploaded before, once per `fileId`. @throws Rejection `PERSON_ERASED`, `INVALID_INPUT` */
export const attachPersonFile =
  (file: UploadedFile): PersonDecision =>
  (person) => {
    if (!isRegistered(person)) return [];
    refuseErased(person);
    return isToBeAttached(person, file, { most: mostPersonFiles, whose: 'Una persona' })
      ? [{ type: 'PersonFileAttached', data: file }]
      : [];
  };

/** Withdraws a file: one's own, or anybody's for who may end records. @throws Rejection `PERSON_ERASED`, or as {@link withdrawal} */
export const withdrawPersonFile =
  (told: FileWithdrawal, by: Staff): PersonDecision =>
  (person) => {
    if (!isRegistered(person)) return [];
    refuseErased(person);
    return withdrawal(person, told, by, overseesFiles(person, by)).map((data) => ({
      type: 'PersonFileWithdrawn',
      data,
    }));
  };

/** @param open how many of the person's coverages are open @throws Rejection `PERSON_INSURED` */
export const deactivatePerson =
  (reason: string, open: number): PersonDecision =>
  (person) => {
    if (!isRegistered(person) || person.status === 'inactive') return [];
    return open > 0
      ? reject('PERSON_INSURED', 'Tiene coberturas abiertas: pide primero su baja.')
      : [{ type: 'PersonDeactivated', data: { reason } }];
  };

export const reactivatePerson = (): PersonDecision => (person) => {
  if (person.status !== 'inactive') return [];
  refuseErased(person);
  return [{ type: 'PersonReactivated', data: {} }];
};

/**
 * Erases the person: nobody reads the personal data again. The key itself is deleted by an automation.
 * @param reasonId an erasure reason
 * @param open how many of the person's coverages are open: a contract needs to know whom it insures
 * @throws Rejection `PERSON_INSURED`, `INVALID_INPUT` for a reason that there is not
 */
export const erasePerson =
  (reasonId: number, open: number): PersonDecision =>
  (person) => {
    if (!isRegistered(person) || person.erased) return [];
    if (!erasureReasonById(reasonId)) return rejectInput({ reasonId: 'Elige un motivo.' });
    return open > 0
      ? reject('PERSON_INSURED', 'Tiene coberturas abiertas: pide primero su baja.')
      : [{ type: 'SubjectErased', data: { reasonId } }];
  };
