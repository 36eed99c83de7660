/** The user is not there, not ours to see, or could not be read. */
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MessagePage } from '../layout/MessagePage.tsx';
import { statusOf } from '../providers/http-error.ts';

export const UserShowError = () => {
  const translate = useTranslate();
  const { error, refetch } = useShowContext();
  const say = (key: string) => translate(`resources.users.error.${key}`);
  const isMissing = [400, 404].includes(statusOf(error) ?? 0);
  return (
    <MessagePage
      icon={SearchOff}
      title={say(isMissing ? 'notFoundTitle' : 'show')}
      actions={
        <>
          {!isMissing && (
            <Button variant="contained" onClick={() => void refetch()}>
              {translate('cotejo.command.retry')}
            </Button>
          )}
          <Button component={Link} to="/users" variant="outlined">
            {say('back')}
          </Button>
        </>
      }
    >
      {isMissing ? say('notFoundText') : error?.message}
    </MessagePage>
  );
};
