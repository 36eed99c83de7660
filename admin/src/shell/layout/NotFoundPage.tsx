/** No page has this address. */
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MessagePage } from '../../kit/page/MessagePage.tsx';

export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <MessagePage
      icon={SearchOff}
      title={translate('cotejo.notFound.title')}
      actions={
        <Button component={Link} to="/" variant="contained">
          {translate('cotejo.notFound.home')}
        </Button>
      }
    >
      {translate('cotejo.notFound.text')}
    </MessagePage>
  );
};
