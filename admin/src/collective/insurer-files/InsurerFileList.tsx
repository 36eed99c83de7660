/** The files for insurers: which are to be sent, and which were. */
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { insurerFiles } from './insurer-files.tsx';
import { prepareForm } from './forms.tsx';

const config = {
  ...insurerFiles,
  action: (
    <CreateButton resource="insurer-files" command="prepare" access="insurer-files:send" form={prepareForm} />
  ),
};

export const InsurerFileList = () => <RecordList config={config} />;
