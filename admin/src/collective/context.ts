/** Collective insurance: companies, partners, insurers, and what is asked for companies' people. */
import { companyWords } from '@cotejo/core/companies';
import { personWords } from '@cotejo/core/insured-people';
import { insurerFileWords } from '@cotejo/core/insurer-files';
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { noun } from '@cotejo/core/kit/record';
import { partnerWords } from '@cotejo/core/partners';
import { policyWords } from '@cotejo/core/policies';
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
import { historyWords, recordResources } from '../kit/records/recordResources.ts';
import { resourceWords } from '../kit/words/resource-words.ts';
import { collectivePanels } from './home/panels.tsx';
import { insurerFileTexts, insurerLineWords } from './insurer-files/words.ts';
import { insurerWords } from './insurers/words.ts';
import { collectivePalette } from './palette/palette.tsx';
import { personTexts } from './people/words.ts';
import { coverageHistoryWords, coverageWords, cuttingDayWords } from './policy-employees/words.ts';

const QueuePage = lazyPage(async () => (await import('./policy-employees/queue/QueuePage.tsx')).QueuePage);

const menu = { group: 'collective' };

export const collectiveContext: ConsoleContext = {
  name: 'collective',
  menuGroups: { collective: 'Seguros colectivos' },
  resources: [
    ...recordResources(companyWords, {
      load: async () => (await import('./companies/CompanyPages.tsx')).companyPages,
      labels: async () => (await import('./fieldLabels.ts')).fieldLabels.companies,
      icon: BusinessOutlined,
      menu,
      named: 'legalName',
      words: {
        search: 'Buscar por nombre o documento',
        texts: {
          approve: { text: 'Desde ahora se podrán pedir altas para su gente.' },
          reject: { text: 'La empresa queda inactiva. Se puede aprobar más adelante.' },
          deactivate: {
            text: 'No se podrán pedir más altas para su gente, ni renovar o duplicar sus pólizas. Las coberturas que tiene siguen, y se pueden pedir sus bajas.',
          },
          reactivate: { text: 'Se podrán pedir altas para su gente otra vez.' },
        },
      },
      dependants: [{ resource: 'policies', field: 'companyId' }],
    }),
    ...recordResources(partnerWords, {
      load: async () => (await import('./partners/PartnerPages.tsx')).partnerPages,
      labels: async () => (await import('./fieldLabels.ts')).fieldLabels.partners,
      icon: HandshakeOutlined,
      menu,
      named: 'name',
      words: {
        search: 'Buscar por nombre o documento',
        empty: { text: 'Aquí aparecen las corredoras y aseguradoras por las que llegan pólizas.' },
      },
    }),
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
      menu,
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
    ...recordResources(policyWords, {
      load: async () => (await import('./policies/PolicyPages.tsx')).policyPages,
      labels: async () => (await import('./fieldLabels.ts')).fieldLabels.policies,
      icon: DescriptionOutlined,
      menu,
      named: 'number',
      words: {
        search: 'Buscar por número o empresa',
        texts: { delete: { text: 'La póliza deja de usarse. Solo se elimina una en la que nadie estuvo.' } },
      },
    }),
    ...recordResources(personWords, {
      load: async () => (await import('./people/PersonPages.tsx')).personPages,
      labels: async () => (await import('./fieldLabels.ts')).fieldLabels.insuredPeople,
      icon: BadgeOutlined,
      menu,
      named: 'name',
      nameOf: ({ name }) => (typeof name === 'string' ? name : undefined),
      words: personTexts,
    }),
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
      menu,
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
      menu,
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
      menu,
    },
    { name: 'coverage-counts', permission: 'admin:organization-metrics' },
    ...recordResources(insurerFileWords, {
      load: async () => (await import('./insurer-files/InsurerFilePages.tsx')).insurerFilePages,
      labels: async () => (await import('./fieldLabels.ts')).fieldLabels.insurerFiles,
      icon: ForwardToInboxOutlined,
      menu,
      named: 'insurerName',
      words: insurerFileTexts,
      dependants: [{ resource: 'insurer-lines', field: 'fileId' }],
    }),
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
