/** What staff may do with clinics. */
import {
  changeCoverageOrganization,
  coverageOrganization,
  coverageOrganizationDetails,
  coverageOrganizationRecordSchema,
  hideCoverageOrganization,
  registerCoverageOrganization,
  showCoverageOrganization,
} from '@cotejo/core/organizations';
import { entryAggregate } from './entry-aggregate.ts';

export const coverageOrganizationAggregate = entryAggregate({
  name: 'coverage-organizations',
  decider: coverageOrganization,
  details: coverageOrganizationDetails,
  shown: coverageOrganizationRecordSchema,
  unknown: 'No existe esa clínica.',
  commands: {
    register: {
      summary: 'Registra una clínica con el número de la dirección',
      decide: registerCoverageOrganization,
    },
    change: {
      summary: 'Cambia datos de la clínica; null vacía un campo',
      decide: changeCoverageOrganization,
    },
    hide: { summary: 'Oculta la clínica', decide: hideCoverageOrganization },
    show: { summary: 'Vuelve a mostrar la clínica', decide: showCoverageOrganization },
  },
});
