/** Collective insurance: companies, partners, insurers, and what is asked for companies' people. */
import { companyWords, type CompanyRecord } from '@cotejo/core/companies';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type InsurerFileRecord } from '@cotejo/core/insurer-files';
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { noun } from '@cotejo/core/kit/record';
import { partnerWords, type PartnerRecord } from '@cotejo/core/partners';
import { policyWords, type PolicyRecord } from '@cotejo/core/policies';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheck';
import { createElement } from 'react';
import { Route } from 'react-router-dom';
import { type ConsoleContext } from '../kit/context.ts';
import { periodQuery } from '../kit/list/periodQuery.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { recordWords } from '../kit/words/record-words.ts';
import { resourceWords } from '../kit/words/resource-words.ts';
import { collectivePanels } from './home/panels.tsx';
import { insurerFileWords, insurerLineWords } from './insurer-files/words.ts';
import { insurerWords } from './insurers/words.ts';
import { collectivePalette } from './palette/palette.tsx';
import { personWords } from './people/words.ts';
import { coverageHistoryWords, coverageWords, cuttingDayWords } from './policy-employees/words.ts';

const historyWords = resourceWords(noun('historial', 'historiales', 'm'), { many: 'Historial' });

const QueuePage = lazyPage(async () => (await import('./policy-employees/queue/QueuePage.tsx')).QueuePage);

export const collectiveContext: ConsoleContext = {
  name: 'collective',
  menuGroups: { collective: 'Seguros colectivos' },
  resources: [
    {
      name: 'companies',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.companies,
      words: recordWords(companyWords, {
        search: 'Buscar por nombre o documento',
        texts: {
          approve: { text: 'Desde ahora se podrán pedir altas para su gente.' },
          reject: { text: 'La empresa queda inactiva. Se puede aprobar más adelante.' },
          deactivate: {
            text: 'No se podrán pedir más altas para su gente, ni renovar o duplicar sus pólizas. Las coberturas que tiene siguen, y se pueden pedir sus bajas.',
          },
          reactivate: { text: 'Se podrán pedir altas para su gente otra vez.' },
        },
      }),
      permission: 'admin:organization-read',
      exportPermission: 'admin:organization-export',
      pages: {
        list: lazyPage(async () => (await import('./companies/CompanyList.tsx')).CompanyList),
        show: lazyPage(async () => (await import('./companies/CompanyShow.tsx')).CompanyShow),
        icon: BusinessOutlined,
        recordRepresentation: ({ legalName }: CompanyRecord) => legalName,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'legalName', order: 'ASC' }, filled: (filter) => filter, house: {} },
      dependants: [
        { resource: 'policies', field: 'companyId' },
        { resource: 'company-history', field: 'recordId' },
      ],
    },
    {
      name: 'company-history',
      words: historyWords,
      permission: 'admin:organization-read',
      exportPermission: 'admin:organization-export',
    },
    {
      name: 'partners',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.partners,
      words: recordWords(partnerWords, {
        search: 'Buscar por nombre o documento',
        empty: { text: 'Aquí aparecen las corredoras y aseguradoras por las que llegan pólizas.' },
      }),
      permission: 'admin:partner-read',
      exportPermission: 'admin:partner-read',
      pages: {
        list: lazyPage(async () => (await import('./partners/PartnerList.tsx')).PartnerList),
        show: lazyPage(async () => (await import('./partners/PartnerShow.tsx')).PartnerShow),
        icon: HandshakeOutlined,
        recordRepresentation: ({ name }: PartnerRecord) => name,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'name', order: 'ASC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'partner-history', field: 'recordId' }],
    },
    {
      name: 'partner-history',
      words: historyWords,
      permission: 'admin:partner-read',
      exportPermission: 'admin:partner-read',
    },
    {
      name: 'insurers',
      words: insurerWords,
      permission: 'admin:insurer-read',
      exportPermission: 'admin:insurer-read',
      pages: {
        list: lazyPage(async () => (await import('./insurers/InsurerList.tsx')).InsurerList),
        show: lazyPage(async () => (await import('./insurers/InsurerShow.tsx')).InsurerShow),
        icon: HealthAndSafetyOutlined,
        recordRepresentation: ({ name }: InsurerRecord) => name,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'name', order: 'ASC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'insurer-history', field: 'recordId' }],
    },
    {
      name: 'insurer-history',
      words: historyWords,
      permission: 'admin:insurer-read',
      exportPermission: 'admin:insurer-read',
    },
    {
      name: 'policies',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.policies,
      words: recordWords(policyWords, {
        search: 'Buscar por número o empresa',
        texts: { delete: { text: 'La póliza deja de usarse. Solo se elimina una en la que nadie estuvo.' } },
      }),
      permission: 'policy:read',
      exportPermission: 'policy:export',
      pages: {
        list: lazyPage(async () => (await import('./policies/PolicyList.tsx')).PolicyList),
        show: lazyPage(async () => (await import('./policies/PolicyShow.tsx')).PolicyShow),
        icon: DescriptionOutlined,
        recordRepresentation: ({ number }: PolicyRecord) => number,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'number', order: 'ASC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'policy-history', field: 'recordId' }],
    },
    {
      name: 'policy-history',
      words: historyWords,
      permission: 'policy:read-history',
      exportPermission: 'policy:export',
    },
    {
      name: 'insured-people',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.insuredPeople,
      words: personWords,
      permission: 'employee:read',
      exportPermission: 'employee:export',
      pages: {
        list: lazyPage(async () => (await import('./people/PersonList.tsx')).PersonList),
        show: lazyPage(async () => (await import('./people/PersonShow.tsx')).PersonShow),
        icon: BadgeOutlined,
        recordRepresentation: ({ name, id }: PersonRecord) => name ?? id,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'name', order: 'ASC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'insured-person-history', field: 'recordId' }],
      nameOf: ({ name }) => (typeof name === 'string' ? name : undefined),
    },
    {
      name: 'employee-companies',
      words: resourceWords(noun('empresa', 'empresas', 'f')),
      permission: 'employee:create',
    },
    {
      name: 'requestable-policies',
      words: resourceWords(noun('póliza', 'pólizas', 'f')),
      permission: 'employee:add-policy',
    },
    {
      name: 'insured-person-history',
      words: historyWords,
      permission: 'employee:read-history',
      exportPermission: 'employee:export',
    },
    {
      name: 'policy-employees',
      words: coverageWords,
      permission: 'employee:read',
      exportPermission: 'employee:export',
      pages: {
        list: lazyPage(async () => (await import('./policy-employees/CoverageList.tsx')).CoverageList),
        show: lazyPage(async () => (await import('./policy-employees/CoverageShow.tsx')).CoverageShow),
        icon: AssignmentIndOutlined,
        children: createElement(Route, { path: 'por-responder', element: createElement(QueuePage) }),
        recordRepresentation: ({ personName, id }: CoverageRecord) => personName ?? id,
      },
      menu: { group: 'collective' },
      isLive: true,
      views: { usualSort: { field: 'askedAt', order: 'DESC' }, filled: (filter) => filter, house: {} },
      dependants: [{ resource: 'coverage-history', field: 'recordId' }],
      nameOf: ({ personName }) => (typeof personName === 'string' ? personName : undefined),
    },
    {
      name: 'coverage-history',
      words: coverageHistoryWords,
      permission: 'employee:read-history',
      exportPermission: 'employee:export',
      pages: {
        list: lazyPage(async () => (await import('./policy-employees/history/HistoryPage.tsx')).HistoryPage),
        icon: HistoryOutlined,
      },
      menu: { group: 'collective' },
      filterQuery: periodQuery,
    },
    {
      name: 'cutting-days',
      words: cuttingDayWords,
      permission: 'employee:read',
      pages: {
        list: lazyPage(async () => (await import('./cutting-days/CuttingDaysPage.tsx')).CuttingDaysPage),
        icon: EventOutlined,
      },
      menu: { group: 'collective' },
    },
    { name: 'coverage-counts', permission: 'admin:organization-metrics' },
    {
      name: 'insurer-files',
      fields: async () => (await import('./fieldLabels.ts')).fieldLabels.insurerFiles,
      words: insurerFileWords,
      permission: 'insurer-files:read',
      exportPermission: 'insurer-files:read',
      pages: {
        list: lazyPage(async () => (await import('./insurer-files/InsurerFileList.tsx')).InsurerFileList),
        show: lazyPage(async () => (await import('./insurer-files/InsurerFileShow.tsx')).InsurerFileShow),
        icon: ForwardToInboxOutlined,
        recordRepresentation: ({ insurerName, insurerId }: InsurerFileRecord) => insurerName ?? insurerId,
      },
      menu: { group: 'collective' },
      isLive: true,
      dependants: [{ resource: 'insurer-lines', field: 'fileId' }],
    },
    {
      name: 'insurer-lines',
      words: insurerLineWords,
      permission: 'insurer-files:read',
      exportPermission: 'insurer-files:read',
    },
  ],
  menu: [
    {
      key: 'coverage-queue',
      group: 'collective',
      to: '/policy-employees/por-responder',
      label: 'Activaciones y bajas',
      icon: PlaylistAddCheck,
      permission: 'policy-employee:activation-accept',
      shortcut: { keys: 'g b', label: 'Ir a activaciones y bajas' },
    },
  ],
  palette: collectivePalette,
  home: collectivePanels,
};
