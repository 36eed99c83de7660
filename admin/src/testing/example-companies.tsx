/** Companies as a list of the console shows them, for examples of the kit's lists and commands. */
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { Chip } from '@mui/material';
import { type RaRecord } from 'react-admin';
import { type ListConfig } from '../kit/list/ListConfig.ts';

export type ExampleCompany = RaRecord<string> & {
  readonly legalName: string;
  readonly documentNumber: string;
  readonly status: string;
  readonly version: number;
  readonly allowedCommands: readonly {
    readonly command: string;
    readonly allowed: boolean;
    readonly reason?: string;
  }[];
};

export const company: ExampleCompany = {
  id: '00000000-0000-4000-8000-000000000010',
  legalName: 'Textiles del Sur S.A.C.',
  documentNumber: 'RUC 20100047218',
  status: 'Activa',
  version: 3,
  allowedCommands: [
    { command: 'change', allowed: true },
    { command: 'reject', allowed: false, reason: 'La empresa ya está aprobada.' },
  ],
};

export const companies: readonly ExampleCompany[] = [
  company,
  {
    ...company,
    id: '00000000-0000-4000-8000-000000000011',
    legalName: 'Compañía Peruana de Servicios Generales y Mantenimiento Integral de los Andes S.A.',
    documentNumber: 'RUC 20131312955',
    status: 'Pendiente',
  },
];

export const companyList: ListConfig<ExampleCompany> = {
  resource: 'companies',
  icon: BusinessOutlined,
  sort: 'legalName',
  nameOf: ({ legalName }) => legalName,
  columns: [
    { label: 'documentNumber', render: ({ documentNumber }) => documentNumber, isLabelled: true },
    { label: 'status', render: ({ status }) => <Chip size="small" label={status} />, isChip: true },
  ],
  filters: [
    {
      source: 'status',
      choices: [
        { id: 'ACTIVE', name: 'Activa' },
        { id: 'PENDING', name: 'Pendiente' },
      ],
    },
  ],
};
