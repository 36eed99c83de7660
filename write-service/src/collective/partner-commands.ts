/** The commands on partners. */
import { isSeen, refusalOf } from '@cotejo/core/collective';
import { rejectActor, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { choice, name, record } from '@cotejo/core/kit/fields';
import {
  allowedPartnerCommands,
  createPartner,
  type Partner,
  partner,
  type PartnerEvent,
  partnerGuard,
  partnerPermissions,
  type PartnerRecord,
  partnerRecordSchema,
  partnerRule,
  partnerValues,
  updatePartner,
} from '@cotejo/core/partners';
import { idsOf, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { guardedCommand } from './guarded-command.ts';
import {
  contactsIn,
  countryOfId,
  documentFields,
  documentOf,
  idsByDocument,
  uncheckedContacts,
} from './named-by-document.ts';

const details = { name, kind: choice(idsOf(partnerKinds)) };
const creation = record({ ...documentFields, ...details, contacts: uncheckedContacts.default([]) });
const changes = record({ ...details, contacts: uncheckedContacts }).partial();

const guardedBy = guardedCommand<Partner, PartnerEvent>(partnerGuard);

export const partnerAggregate: CommandedAggregate<Partner, PartnerEvent, PartnerRecord> = {
  name: 'partners',
  ids: idsByDocument(partnerGuard.unknown),
  tag: 'Seguros colectivos',
  decider: partner,
  commands: [
    command({
      name: 'create',
      permission: 'admin:partner-create',
      summary: 'Registra a un partner: una corredora o una aseguradora por la que llegan pólizas',
      body: creation,
      country: ({ country }) => country,
      decide({ country, documentNumber, contacts, ...given }, { id, by }) {
        const named = documentOf({ country, documentNumber }, id);
        const refused = refusalOf('admin:partner-create', partnerRule, { country, partner: id }, by);
        if (refused !== undefined) return rejectActor(refused);
        return createPartner({ ...given, ...named, contacts: contactsIn(country, contacts) });
      },
    }),
    guardedBy({
      name: 'update',
      permission: partnerPermissions.update,
      summary: 'Cambia los datos que se dan de un partner',
      body: changes,
      decide: ({ contacts, ...given }, { id }) =>
        updatePartner({
          ...given,
          ...(contacts && { contacts: contactsIn(countryOfId(id), contacts) }),
        }),
    }),
  ],
  maySee: (state, viewer) => isSeen(partnerGuard, state, viewer),
  shown: partnerRecordSchema,
  async show(id, state, at, viewer) {
    if (state.status === 'unknown') return rejectUnknown(partnerGuard.unknown);
    return {
      ...partnerValues(id, state),
      ...at,
      allowedCommands: allowedPartnerCommands(state, viewer),
    };
  },
};
