/** What staff may do with organizations. */
import {
  byStaff,
  changeOrganization,
  hideOrganization,
  type Organization,
  organization,
  organizationDetails,
  type OrganizationEvent,
  organizationRecordSchema,
  registerOrganization,
  showOrganization,
} from '@cotejo/core/catalogue';
import { type z } from 'zod';
import { command, type CommandedAggregate } from '../commands/definition.ts';
import { maySeeEntry, nothing, showEntry } from './entry-answers.ts';
import { numbered } from './ids.ts';

const unknown = 'No existe esa organización.';
const { country } = organization;

export const organizationAggregate: CommandedAggregate<
  Organization,
  OrganizationEvent,
  z.infer<typeof organizationRecordSchema>
> = {
  name: 'organizations',
  ids: numbered(unknown),
  tag: 'Catálogo',
  decider: organization,
  commands: [
    command({
      name: 'register',
      permission: 'catalogue:write',
      summary: 'Registra una organización con el número de la dirección',
      body: organizationDetails,
      country: (details) => details.country,
      decide: (details, { by }) => byStaff(by, country, registerOrganization(details), details.country),
    }),
    command({
      name: 'change',
      permission: 'catalogue:write',
      summary: 'Cambia datos de la organización; null vacía un campo',
      body: organizationDetails.partial(),
      decide: (given, { by }) => byStaff(by, country, changeOrganization(given)),
    }),
    command({
      name: 'hide',
      permission: 'catalogue:publish',
      summary: 'Oculta a la organización y a sus productos',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, hideOrganization()),
    }),
    command({
      name: 'show',
      permission: 'catalogue:publish',
      summary: 'Vuelve a mostrar a la organización y a sus productos',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, showOrganization()),
    }),
  ],
  maySee: maySeeEntry,
  shown: organizationRecordSchema,
  show: showEntry(unknown),
};
