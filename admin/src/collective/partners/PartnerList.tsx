/** The partners that one may see. */
import { partners } from '@cotejo/core/partners';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { ExportButton } from '../../exports/index.ts';
import { CreateRecord } from '../../kit/commands/CreateButton.tsx';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { createForm } from './forms.tsx';

const config = recordConfig(partners, {
  icon: HandshakeOutlined,
  views: <ViewMenu resource={partners.resource} />,
  action: <CreateRecord of={partners} form={createForm} />,
  tools: <ExportButton />,
});

export const PartnerList = () => <RecordList config={config} />;
