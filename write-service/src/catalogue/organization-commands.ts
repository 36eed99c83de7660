/** What staff may do with organizations. */
import {
  changeOrganization,
  hideOrganization,
  organization,
  organizationDetails,
  organizationRecordSchema,
  registerOrganization,
  showOrganization,
} from '@cotejo/core/organizations';
import { entryAggregate } from './entry-aggregate.ts';

export const organizationAggregate = entryAggregate({
  name: 'organizations',
  decider: organization,
  details: organizationDetails,
  shown: organizationRecordSchema,
  unknown: 'No existe esa organización.',
  commands: {
    register: {
      summary: 'Registra una organización con el número de la dirección',
      decide: registerOrganization,
    },
    change: { summary: 'Cambia datos de la organización; null vacía un campo', decide: changeOrganization },
    hide: { summary: 'Oculta a la organización y a sus productos', decide: hideOrganization },
    show: { summary: 'Vuelve a mostrar a la organización y a sus productos', decide: showOrganization },
  },
});
