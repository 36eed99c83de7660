/** A dialog that sends one command on one record: form, what changed meanwhile, what went wrong, save. */
import { Alert } from '@mui/material';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type RaRecord } from 'react-admin';
import { guards } from '../session/guards.ts';
import { mayBeSentAgain } from '../providers/failure.ts';
import { drafts } from '../providers/tab.ts';
import { Conflict } from './Conflict.tsx';
import { type ChangeFormat } from './conflict.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { type CommandForm, payloadOf, startOf, type Values } from './form.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormWatch } from './FormWatch.tsx';
import { isFilled } from './isFilled.ts';
import { type Permission, permissionFor } from './permission.ts';
import { type CommandOutcome, followed, useCommand } from './useCommand.ts';
import { useSubjectText } from './useSubjectText.ts';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useWords } from '../useWords.ts';

export type CommandedRow = RaRecord<string> & {
  readonly version: number;
  readonly allowedCommands: readonly (Permission & { readonly command: string })[];
};

type CommandDialogProps<Row extends CommandedRow> = {
  resource: string;
  /** Its name, as in its address; the resource's words have its title and its confirmation by this name. */
  command: string;
  /** Of one that is to be; otherwise the record's. */
  id?: string;
  record?: Row;
  form: CommandForm<Row>;
  /** The words for what changed meanwhile. */
  changeFormat?: ChangeFormat<Row>;
  /** The values that are chosen already as it opens. */
  initial?: Values;
  saveLabel?: string;
  onDone: (record: Row, oneTimePassword?: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

export const CommandDialog = <Row extends CommandedRow>(props: CommandDialogProps<Row>) => {
  const { resource, command, record, form, changeFormat, initial, saveLabel, onDone, onClose, children } =
    props;
  const subjectText = useSubjectText(resource);
  const { opened, newest, isNewer, noteNewer, accept } = useOpenedRecord(record);
  // Fields that the person has not touched follow the record: nothing is saved back that somebody else has just changed,
  // nor taken for empty because the row of a list has come without it.
  const starts = JSON.stringify({ ...(newest && startOf(form, newest)), ...initial });
  const values = useMemo(() => JSON.parse(starts) as Values, [starts]);
  const sentTo = useRef<string | Promise<string>>(props.id ?? record?.id ?? '');
  const { allowed, reason } = newest ? permissionFor(newest, command) : { allowed: true };
  const draft = [resource, record?.id ?? 'new', command, form.about, initial && JSON.stringify(initial)]
    .filter(isFilled)
    .join('/');
  const { send, isPending, failure, isSameAsSent } = useCommand<Row>(resource, () => sentTo.current, {
    draft: form.isUnkept ? undefined : draft,
    onKnown: (outcome) => void take(outcome),
  });
  const [typed, setTyped] = useState<Values>();
  const isAgain = typed !== undefined && isSameAsSent(command, () => payloadOf(form, typed, newest));
  // The newer version may be the work of the attempt that goes out again.
  const isConflict = isNewer && !isAgain;

  const take = (outcome: CommandOutcome<Row>) => {
    if (outcome.ok) {
      guards.release(draft);
      return onDone(outcome.record, outcome.oneTimePassword);
    }
    if (outcome.failure?.kind === 'conflict') noteNewer(outcome.failure.current as Row);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };
  const submit = async (filled: Values) => {
    if (form.idOf) sentTo.current = form.idOf(filled);
    // The person has the newest version on screen, with what changed: that is the one to decide on.
    const outcome = await send(command, payloadOf(form, filled, newest), newest?.version);
    if (outcome.ok) drafts.forget(draft);
    return followed(outcome, take);
  };
  const title = useWords(resource).commands[command]?.name ?? command;
  const label = isPending
    ? 'Guardando…'
    : isAgain
      ? 'Reintentar'
      : isConflict
        ? 'Guardar de todos modos'
        : (saveLabel ?? (form.isNamed ? title : 'Guardar'));
  return (
    <FormDialog
      title={title}
      about={subjectText(newest)}
      record={values}
      draft={{ name: draft, isUnkept: form.isUnkept, version: newest?.version }}
      saveLabel={label}
      isPending={isPending}
      isBlocked={!allowed}
      isDangerous={form.takesAway}
      onSubmit={submit}
      onClose={onClose}
      notices={
        <>
          {mayBeSentAgain(failure) && <FormWatch onTyped={setTyped} />}
          {isConflict && opened && newest && (
            <Conflict
              resource={resource}
              form={form}
              changeFormat={changeFormat}
              older={opened}
              newer={newest}
              onAccept={accept}
              onClose={() => {
                drafts.forget(draft);
                onClose();
              }}
            />
          )}
          {!allowed && <Alert severity="error">{reason}</Alert>}
          {failure && failure.kind !== 'conflict' && <FailureAlert failure={failure} fields={form.fields} />}
        </>
      }
    >
      {children}
    </FormDialog>
  );
};
