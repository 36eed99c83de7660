/** What staff may do with features, coverage tags, headings of benefits and countries of coverage. */
import {
  byStaff,
  changeCatalogueTerm,
  hideCatalogueTerm,
  type CatalogueTerm,
  catalogueTerm,
  catalogueTermDetails,
  type CatalogueTermEvent,
  catalogueTermRecordSchema,
  registerCatalogueTerm,
  showCatalogueTerm,
} from '@cotejo/core/catalogue';
import { type z } from 'zod';
import { command, type CommandedAggregate } from '../commands/definition.ts';
import { maySeeEntry, nothing, showEntry } from './entry-answers.ts';
import { numbered } from './ids.ts';

const unknown = 'No existe ese término.';
const { country } = catalogueTerm;

export const catalogueTermAggregate: CommandedAggregate<
  CatalogueTerm,
  CatalogueTermEvent,
  z.infer<typeof catalogueTermRecordSchema>
> = {
  name: 'catalogue-terms',
  ids: numbered(unknown),
  tag: 'Catálogo',
  decider: catalogueTerm,
  commands: [
    command({
      name: 'register',
      permission: 'catalogue:write',
      summary: 'Registra un término con el número de la dirección',
      body: catalogueTermDetails,
      country: (details) => details.country,
      decide: (details, { by }) => byStaff(by, country, registerCatalogueTerm(details), details.country),
    }),
    command({
      name: 'change',
      permission: 'catalogue:write',
      summary: 'Cambia datos del término; null vacía un campo',
      body: catalogueTermDetails.partial(),
      decide: (given, { by }) => byStaff(by, country, changeCatalogueTerm(given)),
    }),
    command({
      name: 'hide',
      permission: 'catalogue:publish',
      summary: 'Oculta el término',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, hideCatalogueTerm()),
    }),
    command({
      name: 'show',
      permission: 'catalogue:publish',
      summary: 'Vuelve a mostrar el término',
      body: nothing,
      decide: (_, { by }) => byStaff(by, country, showCatalogueTerm()),
    }),
  ],
  maySee: maySeeEntry,
  shown: catalogueTermRecordSchema,
  show: showEntry(unknown),
};
