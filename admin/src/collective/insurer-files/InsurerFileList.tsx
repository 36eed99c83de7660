/** The files for insurers: which are to be sent, and which were. */
import { insurerFiles } from '@cotejo/core/insurer-files';
import { CreateRecord } from '../../kit/commands/CreateButton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { insurerFiles as list } from './insurer-files.tsx';
import { prepareForm } from './forms.tsx';

const config = {
  ...list,
  action: <CreateRecord of={insurerFiles} form={prepareForm} />,
};

export const InsurerFileList = () => <RecordList config={config} />;
