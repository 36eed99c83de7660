/** A list of the catalogue: the kit's list with the catalogue's names for columns and filters. */
import { type RaRecord } from 'react-admin';
import { type ConfigProps } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';

const columnLabels = {
  name: 'Nombre',
  code: 'Código',
  number: 'Número',
  country: 'País',
  organization: 'Organización',
  insuranceType: 'Tipo de seguro',
  status: 'Estado',
  type: 'Tipo',
  kind: 'Clase',
  category: 'Categoría',
  registerCode: 'Registro de salud',
  publishedAt: 'Publicado',
  days: 'Fechas',
  latest: 'Rige desde',
};

const filterLabels = {
  country: 'País',
  organizationId: 'Organización',
  insuranceTypeId: 'Tipo de seguro',
  status: 'Estado',
  hidden: 'Visibilidad',
  type: 'Tipo',
  kind: 'Clase',
  upperTypeId: 'Categoría',
};

export const CatalogueList = <Row extends RaRecord>({ config }: ConfigProps<Row>) => (
  <RecordList config={{ ...config, columnLabels, filterLabels }} />
);
