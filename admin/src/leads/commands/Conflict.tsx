/** A form whose lead has changed meanwhile: what is different, and taking the new in place of what one typed. */
import { useFormContext } from 'react-hook-form';
import { ConflictAlert } from './ConflictAlert.tsx';
import { type LeadRow } from '../lead.ts';
import { type CommandForm } from './form.ts';

type ConflictProps = {
  form: CommandForm;
  older: LeadRow;
  newer: LeadRow;
  /** The person goes on from the newer version. */
  onAccept: () => void;
  onClose: () => void;
};

export const Conflict = ({ form, older, newer, onAccept, onClose }: ConflictProps) => {
  const { reset } = useFormContext();
  const { sets, startsWith } = form;

  /** A form that corrects what is there begins again from it; one that moves the lead is not needed any more. */
  const useNewer = () => {
    if (!startsWith) return onClose();
    reset(startsWith(newer));
    onAccept();
    // The button that was pressed is gone: the keyboard goes on with the form.
    document.querySelector<HTMLElement>('[role="dialog"] form input')?.focus();
  };

  return (
    <ConflictAlert
      older={older}
      newer={newer}
      sets={(values) => sets?.(values, newer) ?? {}}
      onUseNewer={useNewer}
    />
  );
};
