/** A dialog that sends one command on a record of the catalogue: form, what changed meanwhile, what went wrong, save. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Alert, Box } from '@mui/material';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { FormWatch } from '../../kit/commands/FormWatch.tsx';
import { type CommandOutcome, followed, useCommand } from '../../kit/commands/useCommand.ts';
import { useSubjectText } from '../../kit/commands/useSubjectText.ts';
import { guards } from '../../kit/session/guards.ts';
import { mayBeSentAgain } from '../../kit/providers/failure.ts';
import { drafts } from '../../kit/providers/tab.ts';
import { FormContext, type FormErrors } from '../form/state/form-context.ts';
import { type Values } from '../schema/values.ts';
import { type CatalogueCommand, doneTexts } from './commandWords.ts';
import { useFocusOnWrong } from './useFocusOnWrong.ts';

export type CatalogueRecord = RaRecord & { readonly version: number };

type CatalogueDialogProps<Row extends CatalogueRecord> = {
  resource: string;
  /** Of one that is to be, by what it is said to be. */
  id: string | ((payload: object) => string);
  command: CatalogueCommand;
  title: string;
  country: CountryCode;
  /** The unit of amounts where nothing in the form says it. */
  unit?: string;
  /** As it stands; nothing for one that is to be. */
  record?: Row;
  /** The values of the form as it opens, by the server's names of its fields. */
  startsWith?: Values;
  /** The paths at which its fields begin: what is wrong elsewhere is told beside the buttons. */
  roots?: readonly string[];
  payloadOf?: (values: Values, opened: Row | undefined) => object;
  /** The changes of others to what is in the form, a line each. */
  changedSince?: (opened: Row, newest: Row) => readonly string[];
  /** The faults in words of its own, where no field can say them. */
  problemOf?: (errors: FormErrors) => ReactNode;
  saveLabel?: string;
  isBlocked?: boolean;
  /** It takes something away: its button is red. */
  isDangerous?: boolean;
  /** No draft is kept, as of values that belong to a file. */
  isUnkept?: boolean;
  maxWidth?: 'xs' | 'md';
  onDone?: (record: Row) => void;
  onClose: () => void;
  children?: ReactNode;
};

const nothing: Values = {};
const toNothing = () => ({});

const Newer = ({ lines }: { lines: readonly string[] }) => (
  <Alert severity="warning">
    {lines.length > 0
      ? 'Cambió mientras lo tenías abierto. Revisa qué cambió antes de guardar:'
      : 'Cambió otra parte; lo que tienes abierto sigue igual.'}
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  </Alert>
);

export const CatalogueDialog = <Row extends CatalogueRecord>(props: CatalogueDialogProps<Row>) => {
  const { resource, id, command, title, country, unit, record, startsWith = nothing, roots = [] } = props;
  const { payloadOf = toNothing, changedSince, problemOf, saveLabel, onDone, onClose, children } = props;
  const subjectText = useSubjectText(resource);
  const notify = useNotify();
  const [draft] = useState([resource, record?.id ?? 'new', command, ...roots].join('/'));
  const [errors, setErrors] = useState<FormErrors>({});
  const { send, isPending, failure, isSameAsSent } = useCommand<Row>(resource, id, {
    draft: props.isUnkept ? undefined : draft,
    onKnown: (outcome) => take(outcome),
  });
  const [opened] = useState(record);
  // The form belongs to the person: no newer record may reset what is typed.
  const [values] = useState(startsWith);
  useFocusOnWrong(errors);
  const [typed, setTyped] = useState<Values>();
  const isAgain = typed !== undefined && isSameAsSent(command, () => payloadOf(typed, opened));
  // The newer version may be the work of the attempt that goes out again.
  const isNewer = record !== undefined && record.version > (opened?.version ?? 0) && !isAgain;
  const lines = isNewer && opened && changedSince ? changedSince(opened, record) : [];

  const take = (outcome: CommandOutcome<Row>): void => {
    if (outcome.ok) {
      guards.release(draft);
      notify(doneTexts[command], { type: 'success' });
      onDone?.(outcome.record);
      onClose();
    } else if (outcome.failure?.kind === 'fields') setErrors(outcome.failure.errors);
  };
  const submit = async (filled: Values): Promise<void> => {
    setErrors({});
    const outcome = await send(command, payloadOf(filled, opened), record?.version);
    if (outcome.ok) drafts.forget(draft);
    followed(outcome, take);
  };

  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = useCallback(
    (path: string, isHeld: boolean) =>
      setHeld((paths) => [...paths.filter((one) => one !== path), ...(isHeld ? [path] : [])]),
    [],
  );
  const form = useMemo(
    () => ({
      errors,
      country,
      unit,
      hold,
      forget: (path: string) =>
        setErrors((all) =>
          Object.fromEntries(
            Object.entries(all).filter(([one]) => one !== path && !one.startsWith(`${path}.`)),
          ),
        ),
    }),
    [errors, country, unit, hold],
  );
  // Also what somebody has typed again since.
  const atFields = Object.keys(failure?.kind === 'fields' ? failure.errors : {}).filter((one) =>
    roots.some((root) => one === root || one.startsWith(`${root}.`)),
  );
  const saveText = isPending ? 'Guardando…' : isNewer ? 'Guardar de todos modos' : (saveLabel ?? 'Guardar');
  return (
    <FormContext.Provider value={form}>
      <FormDialog
        title={title}
        about={subjectText(record)}
        record={values}
        draft={{ name: draft, isUnkept: props.isUnkept, version: record?.version }}
        saveLabel={isAgain && !isPending ? 'Reintentar' : saveText}
        isPending={isPending}
        isBlocked={props.isBlocked || held.length > 0}
        isDangerous={props.isDangerous}
        onSubmit={submit}
        onClose={onClose}
        maxWidth={props.maxWidth}
        notices={
          <>
            {mayBeSentAgain(failure) && <FormWatch onTyped={setTyped} />}
            {isNewer && <Newer lines={lines} />}
            {failure?.kind === 'fields' && problemOf
              ? problemOf(errors)
              : failure &&
                failure.kind !== 'conflict' && <FailureAlert failure={failure} fields={atFields} />}
          </>
        }
      >
        {children}
      </FormDialog>
    </FormContext.Provider>
  );
};
