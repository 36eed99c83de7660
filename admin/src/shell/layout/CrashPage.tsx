/** A mistake of the console's own: said plainly, without its insides. */
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MessagePage } from '../../kit/page/MessagePage.tsx';

export const CrashPage = () => {
  const translate = useTranslate();
  return (
    <MessagePage
      icon={ReportProblemOutlined}
      title={translate('cotejo.crash.title')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('cotejo.crash.reload')}
        </Button>
      }
    >
      {translate('cotejo.crash.text')}
    </MessagePage>
  );
};
