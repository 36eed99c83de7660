/** What staff may do with types of insurance and their categories. */
import {
  changeInsuranceType,
  hideInsuranceType,
  insuranceType,
  insuranceTypeDetails,
  insuranceTypeRecordSchema,
  registerInsuranceType,
  showInsuranceType,
} from '@cotejo/core/insurance-types';
import { entryAggregate } from './entry-aggregate.ts';

export const insuranceTypeAggregate = entryAggregate({
  name: 'insurance-types',
  decider: insuranceType,
  details: insuranceTypeDetails,
  shown: insuranceTypeRecordSchema,
  unknown: 'No existe ese tipo de seguro.',
  commands: {
    register: {
      summary: 'Registra un tipo de seguro, o una categoría, con el número de la dirección',
      decide: registerInsuranceType,
    },
    change: { summary: 'Cambia datos del tipo de seguro; null vacía un campo', decide: changeInsuranceType },
    hide: { summary: 'Oculta el tipo de seguro y sus productos', decide: hideInsuranceType },
    show: { summary: 'Vuelve a mostrar el tipo de seguro y sus productos', decide: showInsuranceType },
  },
});
