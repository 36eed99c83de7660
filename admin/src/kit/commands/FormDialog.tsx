/** A dialog with a form that sends something: its fields, what went wrong beside its buttons, save and cancel. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FormGuard, type FormDraft } from '../drafts/FormGuard.tsx';
import { guards } from '../session/guards.ts';

type Values = Record<string, unknown>;
type FormDialogProps = {
  title: string;
  /** The name of the record that it acts on. */
  about?: string | undefined;
  /** What the form holds when it opens, and what fields that nobody has touched follow; the same object otherwise. */
  record: Values;
  draft: FormDraft;
  saveLabel: string;
  isPending: boolean;
  /** Whether it can't be sent as things stand. */
  isBlocked?: boolean;
  /** Whether it takes something away: what sends it is red. */
  isDangerous?: boolean | undefined;
  /** @returns what is wrong with which field, if anything */
  onSubmit: (values: Values) => Promise<object | undefined | void>;
  onClose: () => void;
  /** What has to be known before it is sent: beside the buttons, in sight wherever the form is scrolled to. */
  notices?: ReactNode;
  /** How wide it may become; a form of many fields needs more. */
  maxWidth?: 'xs' | 'md';
  children?: ReactNode;
};

/** The form scrolls, and its buttons stay. */
const scrolledWithin = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' },
} as const;

/** The form belongs to the person: nothing that is newer may reset what is typed. */
const keepTyped = { keepDirtyValues: true };

/** Who opens a form by a key goes on with the keys: its first field is ready. */
const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('[role="combobox"], input, textarea')?.focus();

export const FormDialog = (props: FormDialogProps) => {
  const {
    title,
    about,
    record,
    draft,
    saveLabel,
    isPending,
    isBlocked,
    isDangerous,
    onSubmit,
    onClose,
    notices,
    maxWidth = 'xs',
    children,
  } = props;
  const translate = useTranslate();
  const titleId = useId();
  const aboutId = useId();
  const leave = () => guards.askToLeave(onClose, { of: draft.name });
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      sx={scrolledWithin}
      aria-labelledby={titleId}
      aria-describedby={about && aboutId}
      onClose={(_event, by) => {
        // A click beside the dialog must not throw away what is typed.
        if (by !== 'backdropClick' && !isPending) leave();
      }}
    >
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>
        <span id={titleId}>{title}</span>
        {about && (
          <Typography component="span" id={aboutId} color="text.secondary" sx={{ display: 'block' }}>
            {about}
          </Typography>
        )}
      </DialogTitle>
      <Form
        record={record}
        resetOptions={keepTyped}
        onSubmit={onSubmit}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ pt: 0.5 }}>
          <Stack ref={focusFirst} spacing={2} sx={{ pt: 1 }}>
            <FormGuard {...draft} />
            {children}
          </Stack>
        </DialogContent>
        <Stack spacing={1} sx={{ px: 3, maxHeight: '50%', flexShrink: 0, overflowY: 'auto' }}>
          {notices}
        </Stack>
        <DialogActions sx={{ px: 3, pb: 2, pt: 1.5 }}>
          <Button onClick={leave} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isPending}
            loadingPosition="start"
            disabled={isBlocked}
          >
            {saveLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
