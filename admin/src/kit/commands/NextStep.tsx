/** The button of a notice that offers the next command on the record: its dialog opens on the record's page. */
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCloseNotification, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { askingFor } from './useAskedCommand.ts';

type NextStepProps = { resource: string; id: string; command: string };

export const NextStep = ({ resource, id, command }: NextStepProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const close = useCloseNotification();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const giveBack = () => before.current instanceof HTMLElement && before.current.focus();
  // The notice stands at the end of the page, and stays while it has the focus: keys take the step, or Escape leaves it.
  useEffect(() => {
    before.current = document.activeElement;
    button.current?.focus();
    return () => {
      if (document.activeElement === document.body) giveBack();
    };
  }, []);
  return (
    <Button
      ref={button}
      color="inherit"
      size="small"
      onClick={() => {
        giveBack();
        close();
        void navigate(`/${resource}/${id}/show`, askingFor(command));
      }}
    >
      {translate(`resources.${resource}.command.names.${command}`)}
    </Button>
  );
};
