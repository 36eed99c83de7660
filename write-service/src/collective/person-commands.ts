/** The commands on insured people: employees, and their dependants. */
import {
  attachPersonFile,
  changePerson,
  deactivatePerson,
  erasePerson,
  insuredPeople,
  type InsuredPerson,
  insuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  measurePerson,
  removePersonMeasure,
  type PersonRegistration,
  reactivatePerson,
  registerPerson,
  withdrawPersonFile,
} from '@cotejo/core/insured-people';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { may } from '@cotejo/core/identity';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Decision, rejectActor, rejectInput, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { record } from '@cotejo/core/kit/fields';
import { type z } from 'zod';
import { fileOf, type FileStore, toWithdraw, withdrawing } from '../files/index.ts';
import { type Command, command, type Sending } from '../kit/commands/definition.ts';
import { attaching } from './attaching.ts';
import { companyFor } from './company-for.ts';
import { type CoverageCounts } from './coverage-counts.ts';
import { commandOn } from '../kit/commands/record-aggregate.ts';
import { because, changes, dependant, employee, erasing, measured, measureRemoved } from './person-bodies.ts';
import { documentIn, kinshipOf, phoneIn } from './person-fields.ts';

export type PersonParts = {
  readonly load: LoadAggregate;
  /** 32 bytes: makes the ids of people of their documents. */
  readonly indexKey: Buffer;
  readonly coverages: CoverageCounts;
  readonly files: Pick<FileStore, 'find' | 'noteWithdrawing'>;
};
type PersonDecision = Decision<InsuredPerson, InsuredPersonEvent>;
type Changes = z.output<typeof changes>;

const { creation, rule } = insuredPeople;
const personCommand = commandOn(insuredPeople);
const countryOf = ({ companyId }: { readonly companyId: string }) =>
  companyId.slice(0, companyId.indexOf('-')) as CountryCode;

/** Merges the given fields into the record; the rest, and the document, stay. */
const changed =
  ({ relationship, dependantType, bankAccount, ...about }: Changes, wasActivated: boolean): PersonDecision =>
  (person, now) => {
    if (!isRegistered(person)) return [];
    const stands = unlessErased(person.identity);
    const { kinship } = person;
    if (bankAccount && kinship) return rejectInput({ bankAccount: 'Se reembolsa a la cuenta del titular.' });
    if ((relationship ?? dependantType) && !kinship)
      return rejectInput({ relationship: 'Es un empleado, no una carga.' });
    const type = dependantType === undefined ? kinship?.typeId : dependantType;
    const given = {
      ...(stands && { identity: { ...stands, ...phoneIn(person.country, about) } }),
      ...(bankAccount && { bankAccount }),
      ...(kinship && {
        kinship: kinshipOf(kinship.holderId, {
          relationship: relationship ?? kinship.relationship,
          dependantType: type,
        }),
      }),
    };
    return changePerson(given, wasActivated)(person, now);
  };

export const personCommandsOf = ({
  load,
  indexKey,
  coverages,
  files,
}: PersonParts): readonly Command<InsuredPerson, InsuredPersonEvent>[] => {
  const companyOf = companyFor(load);

  type Typed = Omit<z.output<typeof employee>, 'bankAccount'>;
  /** The registration of somebody under the id of the document. */
  const registrationOf = async (
    { companyId, documentType, documentNumber, ...about }: Typed,
    { id, by }: Sending,
  ): Promise<PersonRegistration> => {
    const asking = { by, rule, permission: creation.permission } as const;
    const { country } = await companyOf(companyId, asking);
    const document = documentIn(country, { documentType, documentNumber });
    if (personIdOf(indexKey, { country, companyId, ...document }) !== id)
      return rejectInput({ documentNumber: 'No es el de la dirección.' });
    return { country, companyId, identity: { ...document, ...phoneIn(country, about) } };
  };
  const checkHolder = async (holderId: string, companyId: string): Promise<void> => {
    const { state } = await load(insuredPerson, holderId);
    if (!isRegistered(state) || state.companyId !== companyId || state.kinship)
      return rejectInput({ holderId: 'La empresa no tiene a ese empleado.' });
    if (state.status === 'inactive') rejectInput({ holderId: 'El titular está inactivo.' });
  };

  return [
    command({
      name: 'register-employee',
      permission: creation.permission,
      summary: 'Registra a un empleado de una empresa; su id lo dice person-ids',
      body: employee,
      country: countryOf,
      async decide({ bankAccount, ...typed }, sending) {
        const registration = await registrationOf(typed, sending);
        return registerPerson({ ...registration, ...(bankAccount && { bankAccount }) });
      },
    }),
    command({
      name: 'register-dependant',
      permission: creation.permission,
      summary: 'Registra a una carga de un empleado; su id lo dice person-ids',
      body: dependant,
      country: countryOf,
      async decide({ holderId, relationship, dependantType, ...typed }, sending) {
        const registration = await registrationOf(typed, sending);
        await checkHolder(holderId, typed.companyId);
        return registerPerson({
          ...registration,
          kinship: kinshipOf(holderId, { relationship, dependantType }),
        });
      },
    }),
    personCommand({
      name: 'change',
      summary: 'Cambia los datos que se dan de una persona; el documento no cambia',
      body: changes,
      async decide(given, { id, by }) {
        const { open, wasActivated } = await coverages.ofPerson(id);
        if (open > 0 && !may(by, 'employee:update-with-policies'))
          return rejectActor('Tiene coberturas abiertas: tu rol no permite cambiar sus datos.');
        return changed(given, wasActivated);
      },
    }),
    personCommand({
      name: 'measure',
      summary: 'Dice la estatura y el peso de un menor en un día',
      body: measured,
      decide: (measures) => measurePerson(measures),
    }),
    personCommand({
      name: 'remove-measure',
      summary: 'Quita la estatura y el peso de un día, dichos por error',
      body: measureRemoved,
      decide: ({ on }) => removePersonMeasure(on),
    }),
    personCommand({
      name: 'attach-file',
      summary: 'Adjunta un archivo que se subió antes',
      body: attaching,
      decide: async ({ fileId, name }, { id }) =>
        attachPersonFile(await fileOf(files)({ aggregate: 'insured-people', ownerId: id }, fileId, name)),
    }),
    personCommand({
      name: 'withdraw-file',
      summary: 'Retira un archivo que no debía estar; su contenido se borra',
      body: withdrawing,
      decide: async (told, { id, by }) =>
        withdrawPersonFile(
          await toWithdraw({ load, files })(
            insuredPerson,
            { aggregate: 'insured-people', ownerId: id },
            told,
          ),
          by,
        ),
    }),
    personCommand({
      name: 'deactivate',
      summary: 'Desactiva a una persona sin coberturas abiertas',
      body: because,
      decide: async ({ reason }, { id }) => deactivatePerson(reason, (await coverages.ofPerson(id)).open),
    }),
    personCommand({
      name: 'reactivate',
      summary: 'Reactiva a una persona',
      body: record({}),
      decide: () => reactivatePerson(),
    }),
    personCommand({
      name: 'erase',
      summary: 'Borra para siempre los datos de una persona sin coberturas abiertas',
      body: erasing,
      decide: async ({ reasonId }, { id }) => erasePerson(reasonId, (await coverages.ofPerson(id)).open),
    }),
  ];
};
