/** The partners that one may see. */
import { type PartnerRecord } from '@cotejo/core/partners';
import { formatDocument } from '@cotejo/core/people';
import { nameIn, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { ExportButton } from '../../exports/index.ts';
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { createForm } from './forms.tsx';

const config: ListConfig<PartnerRecord> = {
  resource: 'partners',
  icon: HandshakeOutlined,
  sort: 'name',
  nameOf: ({ name }) => name,
  columns: [
    { label: 'kind', render: ({ kind }) => nameIn(partnerKinds, kind) },
    { label: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'documentNumber',
      render: ({ country, documentType, documentNumber }) =>
        `${documentType} ${formatDocument(country, documentType, documentNumber)}`,
    },
  ],
  filters: [countryFilter, { source: 'kind', choices: partnerKinds }],
  views: <ViewMenu resource="partners" />,
  action: (
    <CreateButton resource="partners" command="create" access="admin:partner-create" form={createForm} />
  ),
  tools: <ExportButton />,
};

export const PartnerList = () => <RecordList config={config} />;
