/** What staff may do with clinics. */
import {
  byStaff,
  changeCoverageOrganization,
  hideCoverageOrganization,
  type CoverageOrganization,
  coverageOrganization,
  coverageOrganizationDetails,
  type CoverageOrganizationEvent,
  coverageOrganizationRecordSchema,
  registerCoverageOrganization,
  showCoverageOrganization,
} from '@cotejo/core/catalogue';
import { type z } from 'zod';
import { command, type CommandedAggregate } from '../commands/definition.ts';
import { maySeeEntry, nothing, showEntry } from './entry-answers.ts';
import { numbered } from './ids.ts';

const unknown = 'No existe esa clínica.';
const { country } = coverageOrganization;

export const coverageOrganizationAggregate: CommandedAggregate<
  CoverageOrganization,
  CoverageOrganizationEvent,
  z.infer<typeof coverageOrganizationRecordSchema>
> = {
  name: 'coverage-organizations',
  ids: numbered(unknown),
  tag: 'Catálogo',
  decider: coverageOrganization,
  commands: [
    command({
      name: 'register',
      permission: 'catalogue:write',
      summary: 'Registra una clínica con el número de la dirección',
      body: coverageOrganizationDetails,
      country: (details) => details.country,
      decide: (details, { by }) =>
        byStaff(by, country, registerCoverageOrganization(details), details.country),
    }),
    command({
      name: 'change',
      permission: 'catalogue:write',
      summary: 'Cambia datos de la clínica; null vacía un campo',
      body: coverageOrganizationDetails.partial(),
      decide: (given, { by }) => byStaff(by, country, changeCoverageOrganization(given)),
    }),
    command({
      name: 'hide',
      permission: 'catalogue:publish',
      summary: 'Oculta la clínica',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, hideCoverageOrganization()),
    }),
    command({
      name: 'show',
      permission: 'catalogue:publish',
      summary: 'Vuelve a mostrar la clínica',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, showCoverageOrganization()),
    }),
  ],
  maySee: maySeeEntry,
  shown: coverageOrganizationRecordSchema,
  show: showEntry(unknown),
};
