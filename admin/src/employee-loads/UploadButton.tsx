/** Begins a load: which policy, activations or cancellations, and the file; leads to the load that has it. */
import { largestImport } from '@cotejo/core/catalogue-import';
import { loadKinds, type LoadKind } from '@cotejo/core/employee-loads';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { LookUpField } from '../collective/index.ts';
import { ChoiceField } from '../kit/commands/ChoiceField.tsx';
import { FormDialog } from '../kit/commands/FormDialog.tsx';
import { FilePick } from '../kit/files/FilePick.tsx';
import { type TableProblem } from '../kit/files/tableFile.ts';
import { saveFile } from '../kit/files/saveFile.ts';
import { may } from '../kit/providers/access.ts';
import { failureOf, mayBeSentAgain } from '../kit/providers/failure.ts';
import { fileMessageOf, messageOf } from '../kit/providers/http-error.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { formatInstant } from '../kit/time/time.ts';
import { LoadPreview, previewKey } from './LoadPreview.tsx';
import { sendLoad } from './sendLoad.ts';

const kindsFor = (identity: ReturnType<typeof useConsoleIdentity>) =>
  loadKinds.filter(({ id }) => may(identity, `employee:bulk-${id}`));

const TemplateButton = () => {
  const notify = useNotify();
  const kind = (useWatch({ name: 'kind' }) as LoadKind | undefined) ?? 'activation';
  const policyId = useWatch({ name: 'policyId' }) as string | undefined;
  const save = () =>
    saveFile(
      `/api/console/employee-load-template?${new URLSearchParams({ kind, ...(policyId && { policyId }) })}`,
      `Plantilla de ${nameIn(loadKinds, kind).toLowerCase()}.xlsx`,
    ).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  return (
    <Box>
      <Button size="small" startIcon={<FileDownloadOutlined />} onClick={() => void save()}>
        Descargar plantilla
      </Button>
    </Box>
  );
};

const fileKey = ({ name, size, lastModified }: File): string => [name, size, lastModified].join('/');

/** A file that is chosen is something that one would lose. */
const FileField = ({ file, onChoose }: { file: File | undefined; onChoose: (file?: File) => void }) => {
  const { field } = useController({ name: 'file' });
  const [problem, setProblem] = useState<TableProblem>();
  return (
    <FilePick
      file={file}
      most={largestImport}
      hint="XLSX o CSV, hasta 32 MB y 50.000 filas."
      problem={problem}
      onChoose={(next, found) => {
        field.onChange(next?.name);
        setProblem(found);
        onChoose(next);
      }}
    />
  );
};

const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify();
  const redirect = useRedirect();
  const kinds = kindsFor(useConsoleIdentity());
  const [file, setFile] = useState<File>();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');
  // A file is sent once it is known which sheet and which row were taken.
  const isReading = useIsFetching({ queryKey: [previewKey] }) > 0;
  const [starts] = useState(() => ({ kind: kinds[0]?.id }));
  // Of one file and what is said of it: sent again after a broken connection, it makes no second load.
  const sending = useRef({ of: '', key: '' });
  const keyOf = (of: string): string => {
    if (sending.current.of !== of) sending.current = { of, key: crypto.randomUUID() };
    return sending.current.key;
  };
  const submit = async ({ policyId, kind, sheet, headingRow }: Record<string, unknown>) => {
    if (!file) return setProblem('Elige un archivo.');
    setIsPending(true);
    setProblem('');
    try {
      const sent = await sendLoad({
        policyId: policyId as string,
        kind: kind as LoadKind,
        file,
        key: keyOf(JSON.stringify([policyId, kind, sheet, headingRow, fileKey(file)])),
        ...(typeof sheet === 'string' && { sheet }),
        ...(typeof headingRow === 'number' && { headingRow: String(headingRow) }),
      });
      if (!sent.isNew)
        notify(
          `Este archivo ya se cargó el ${formatInstant(sent.uploadedAt)}. Aquí está. Si quedaron filas sin procesar, descarga las filas por corregir y carga ese archivo.`,
          { type: 'warning' },
        );
      onClose();
      redirect('show', 'employee-loads', sent.id);
    } catch (error) {
      setProblem(fileMessageOf(error));
      if (!mayBeSentAgain(failureOf(error))) sending.current.of = '';
    } finally {
      setIsPending(false);
    }
  };
  return (
    <FormDialog
      title="Nueva carga"
      record={starts}
      draft={{ name: 'employee-loads/new', isUnkept: true }}
      saveLabel="Subir y revisar"
      isPending={isPending}
      isBlocked={isReading}
      maxWidth={file ? 'md' : 'xs'}
      onSubmit={submit}
      onClose={onClose}
      notices={
        <>
          {isPending && <LinearProgress aria-label="Subiendo y leyendo el archivo…" />}
          {problem && <Alert severity="error">{problem}</Alert>}
        </>
      }
    >
      <LookUpField source="policyId" label="Póliza" resource="employee-load-policies" nameField="title" />
      <ChoiceField source="kind" label="Qué trae el archivo" choices={kinds} />
      <TemplateButton />
      <FileField file={file} onChoose={setFile} />
      {file && <LoadPreview key={fileKey(file)} file={file} />}
    </FormDialog>
  );
};

export const UploadButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const identity = useConsoleIdentity();
  if (kindsFor(identity).length === 0) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Nueva carga
      </Button>
      {isOpen && <UploadDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
