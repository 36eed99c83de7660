/** Insured people as clients meet them: their commands, and the record that is answered. */
import { isSeen } from '@cotejo/core/collective';
import { company, isRegistered as isCompany } from '@cotejo/core/companies';
import {
  allowedPersonCommands,
  type InsuredPerson,
  insuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  listedName,
  personGuard,
  type PersonRecord,
  personRecordSchema,
  personValues,
} from '@cotejo/core/insured-people';
import { rejectUnknown, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type CommandedAggregate } from '../kit/commands/definition.ts';
import { personCommandsOf, type PersonParts } from './person-commands.ts';

export const personAggregate = (
  parts: PersonParts,
): CommandedAggregate<InsuredPerson, InsuredPersonEvent, PersonRecord> => ({
  name: 'insured-people',
  tag: 'Seguros colectivos',
  decider: insuredPerson,
  commands: personCommandsOf(parts),
  maySee: (state, viewer) => isSeen(personGuard, state, viewer),
  shown: personRecordSchema,
  async show(id, state, at, viewer) {
    if (!isRegistered(state)) return rejectUnknown(personGuard.unknown);
    const { searchText: _, ...row } = personValues(id, state);
    const [ofCompany, ofHolder] = await Promise.all([
      parts.load(company, state.companyId),
      state.kinship && parts.load(insuredPerson, state.kinship.holderId),
    ]);
    const holder = ofHolder && isRegistered(ofHolder.state) && unlessErased(ofHolder.state.identity);
    return {
      ...row,
      ...at,
      companyName: isCompany(ofCompany.state) ? ofCompany.state.legalName : null,
      holderName: holder ? listedName(holder) : null,
      allowedCommands: allowedPersonCommands({ ...state, erased: state.erased ?? false }, viewer),
    };
  },
});
