/** The rows of a list could not be read: another try; or its page is too far off to be read at all: the way back. */
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ReadError } from '../misc/ReadError.tsx';
import { isTooDeep } from './tooDeep.ts';
import { EmptyState } from './EmptyState.tsx';

const TooDeep = () => {
  const translate = useTranslate();
  const { setPage } = useListContext();
  return (
    <EmptyState
      icon={UnfoldLess}
      title={translate('cotejo.lists.tooDeep.title')}
      text={translate('cotejo.lists.tooDeep.text')}
      action={
        <Button variant="outlined" onClick={() => setPage(1)}>
          {translate('cotejo.lists.tooDeep.back')}
        </Button>
      }
    />
  );
};

/** @param title what could not be read */
export const ListError = ({ title }: { title: string }) => {
  const { error, refetch } = useListContext();
  return isTooDeep(error) ? (
    <TooDeep />
  ) : (
    <ReadError title={title} error={error} onRetry={refetch} sx={{ m: 2 }} />
  );
};
