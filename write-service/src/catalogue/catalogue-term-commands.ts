/** What staff may do with features, coverage tags, headings of benefits and countries of coverage. */
import {
  catalogueTerm,
  catalogueTermDetails,
  catalogueTermRecordSchema,
  changeCatalogueTerm,
  hideCatalogueTerm,
  registerCatalogueTerm,
  showCatalogueTerm,
} from '@cotejo/core/insurance-types';
import { entryAggregate } from './entry-aggregate.ts';

export const catalogueTermAggregate = entryAggregate({
  name: 'catalogue-terms',
  decider: catalogueTerm,
  details: catalogueTermDetails,
  shown: catalogueTermRecordSchema,
  unknown: 'No existe ese término.',
  commands: {
    register: {
      summary: 'Registra un término con el número de la dirección',
      decide: registerCatalogueTerm,
    },
    change: { summary: 'Cambia datos del término; null vacía un campo', decide: changeCatalogueTerm },
    hide: { summary: 'Oculta el término', decide: hideCatalogueTerm },
    show: { summary: 'Vuelve a mostrar el término', decide: showCatalogueTerm },
  },
});
