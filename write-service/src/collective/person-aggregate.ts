/** Insured people as clients meet them: their commands, and the record that is answered. */
import { guarded, isSeen } from '@cotejo/core/records';
import { company, isRegistered as isCompany } from '@cotejo/core/companies';
import {
  allowedPersonCommands,
  attachPersonFile,
  type InsuredPerson,
  insuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  listedName,
  personGuard,
  personPermissions,
  type PersonRecord,
  personRecordSchema,
  personValues,
} from '@cotejo/core/insured-people';
import { rejectUnknown, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type StaffDirectory } from '../identity/index.ts';
import { type CommandedAggregate } from '../kit/commands/definition.ts';
import { namedFiles } from './named-files.ts';
import { personCommandsOf, type PersonParts } from './person-commands.ts';

export const personAggregate = (
  parts: PersonParts & { readonly directory: StaffDirectory },
): CommandedAggregate<InsuredPerson, InsuredPersonEvent, PersonRecord> => ({
  name: 'insured-people',
  tag: 'Seguros colectivos',
  decider: insuredPerson,
  commands: personCommandsOf(parts),
  attachments: {
    permission: personPermissions['attach-file'],
    check: (state, file, by, now) =>
      void guarded(personGuard, personPermissions['attach-file'], by, attachPersonFile(file))(state, now),
    idsOf: (state) => (isRegistered(state) ? state.files.map(({ id }) => id) : []),
  },
  maySee: (state, viewer) => isSeen(personGuard, state, viewer),
  shown: personRecordSchema,
  async show(id, state, at, viewer) {
    if (!isRegistered(state)) return rejectUnknown(personGuard.unknown);
    const { searchText: _, files, ...row } = personValues(id, state);
    const [ofCompany, ofHolder, withNames] = await Promise.all([
      parts.load(company, state.companyId),
      state.kinship && parts.load(insuredPerson, state.kinship.holderId),
      namedFiles(parts.directory, files ?? []),
    ]);
    const holder = ofHolder && isRegistered(ofHolder.state) && unlessErased(ofHolder.state.identity);
    return {
      ...row,
      ...at,
      files: withNames,
      companyName: isCompany(ofCompany.state) ? ofCompany.state.legalName : null,
      holderName: holder ? listedName(holder) : null,
      allowedCommands: allowedPersonCommands({ ...state, erased: state.erased ?? false }, viewer),
    };
  },
});
