/** The button of a notice that offers the next command on a lead: its dialog opens on the lead's page. */
import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { askingFor } from '../../kit/page/useAsked.ts';
import { type FormCommand } from './forms.ts';
import { leadCommandWords } from '../commandWords.ts';

type NextStepProps = { id: string; command: FormCommand };

export const NextStep = ({ id, command }: NextStepProps) => {
  const navigate = useNavigate();
  const close = useCloseNotification();
  const { pathname: here, search } = useLocation();
  const pathname = `/leads/${id}/show`;
  const isThere = here === pathname;
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        void navigate(
          { pathname, search: isThere ? search : '' },
          { ...askingFor(command), replace: isThere },
        );
      }}
    >
      {leadCommandWords[command].name}
    </Button>
  );
};
