/** Collective insurance: companies, partners and what is asked for companies' people. */
import { type CompanyRecord } from '@cotejo/core/companies';
import { type PartnerRecord } from '@cotejo/core/partners';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { collectiveMessages } from './messages.ts';

export const collectiveContext: ConsoleContext = {
  name: 'collective',
  menuGroups: ['collective'],
  resources: [
    {
      name: 'companies',
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
    },
    {
      name: 'partners',
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
    },
  ],
  messages: collectiveMessages,
};
