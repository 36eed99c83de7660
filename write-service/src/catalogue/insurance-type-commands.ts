/** What staff may do with types of insurance and their categories. */
import {
  byStaff,
  changeInsuranceType,
  hideInsuranceType,
  type InsuranceType,
  insuranceType,
  insuranceTypeDetails,
  type InsuranceTypeEvent,
  insuranceTypeRecordSchema,
  registerInsuranceType,
  showInsuranceType,
} from '@cotejo/core/catalogue';
import { type z } from 'zod';
import { command, type CommandedAggregate } from '../commands/definition.ts';
import { maySeeEntry, nothing, showEntry } from './entry-answers.ts';
import { numbered } from './ids.ts';

const unknown = 'No existe ese tipo de seguro.';
const { country } = insuranceType;

export const insuranceTypeAggregate: CommandedAggregate<
  InsuranceType,
  InsuranceTypeEvent,
  z.infer<typeof insuranceTypeRecordSchema>
> = {
  name: 'insurance-types',
  ids: numbered(unknown),
  tag: 'Catálogo',
  decider: insuranceType,
  commands: [
    command({
      name: 'register',
      permission: 'catalogue:write',
      summary: 'Registra un tipo de seguro, o una categoría, con el número de la dirección',
      body: insuranceTypeDetails,
      country: (details) => details.country,
      decide: (details, { by }) => byStaff(by, country, registerInsuranceType(details), details.country),
    }),
    command({
      name: 'change',
      permission: 'catalogue:write',
      summary: 'Cambia datos del tipo de seguro; null vacía un campo',
      body: insuranceTypeDetails.partial(),
      decide: (given, { by }) => byStaff(by, country, changeInsuranceType(given)),
    }),
    command({
      name: 'hide',
      permission: 'catalogue:publish',
      summary: 'Oculta el tipo de seguro y sus productos',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, hideInsuranceType()),
    }),
    command({
      name: 'show',
      permission: 'catalogue:publish',
      summary: 'Vuelve a mostrar el tipo de seguro y sus productos',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, showInsuranceType()),
    }),
  ],
  maySee: maySeeEntry,
  shown: insuranceTypeRecordSchema,
  show: showEntry(unknown),
};
