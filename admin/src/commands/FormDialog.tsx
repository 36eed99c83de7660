/** A dialog with a form that sends something: its fields, what went wrong above them, save and cancel beneath. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, useTranslate } from 'react-admin';

type Values = Record<string, unknown>;
type FormDialogProps = {
  title: string;
  /** What the form holds when it opens; the same object for as long as it is open. */
  record: Values;
  saveLabel: string;
  isPending: boolean;
  /** @returns what is wrong with which field, if anything */
  onSubmit: (values: Values) => Promise<object | undefined | void>;
  onClose: () => void;
  children: ReactNode;
};

/** The form belongs to the person: nothing that is newer may reset what is typed. */
const keepTyped = { keepDirtyValues: true };

export const FormDialog = (props: FormDialogProps) => {
  const { title, record, saveLabel, isPending, onSubmit, onClose, children } = props;
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, by) => {
        // A click beside the dialog must not throw away what is typed.
        if (by !== 'backdropClick' && !isPending) onClose();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Form
        record={record}
        resetOptions={keepTyped}
        onSubmit={onSubmit}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ pt: 0.5 }}>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
            {saveLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
