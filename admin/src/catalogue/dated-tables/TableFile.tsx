/** Brings a table's values into the form from a file, and takes out those that stand in it. */
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useFormContext } from 'react-hook-form';
import { counted, plural } from '../../kit/words/plural.ts';
import { useFormState } from '../form/state/form-context.ts';
import { type Values } from '../schema/values.ts';
import { csvOf } from '../../kit/files/csv.ts';
import { acceptedTables, problemText, tableProblem } from '../../kit/files/tableFile.ts';
import { saveText } from '../../kit/files/saveText.ts';
import { fileMessageOf } from '../../kit/providers/http-error.ts';
import { httpClient } from '../../kit/providers/tab.ts';
import { type FilePart, readTable, type SentTable, tableCells } from './tableFile.ts';

/** Bytes that the server takes. */
const largest = 2 * 1024 * 1024;

/** The server reads it, as it reads all files: in any encoding, and workbooks too. */
const sent = async (file: File, country: CountryCode): Promise<SentTable> => {
  const { json } = await httpClient(
    `/api/catalogue/tables?${new URLSearchParams({ country, name: file.name }).toString()}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    },
  );
  return json as SentTable;
};

type Told = { readonly severity: 'success' | 'error'; readonly text: string };
type TableFileProps = { part: FilePart; tableId: string; country: CountryCode };

export const TableFile = ({ part, tableId, country }: TableFileProps) => {
  const { getValues, setValue } = useFormContext();
  const { forget } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told>();
  const path = `rows.${part.name}`;

  const take = async (file: File): Promise<Told> => {
    const problem = tableProblem([file], largest);
    if (problem) return { severity: 'error', text: problemText(problem, largest) };
    const read = readTable(part, await sent(file, country), country);
    if ('missing' in read)
      return {
        severity: 'error',
        text: `Al archivo le faltan columnas: ${read.missing.join(', ')}. Descarga estos valores para ver cómo debe ser.`,
      };
    if ('error' in read) return { severity: 'error', text: `Fila ${read.row}: ${read.error}` };
    const { length } = read.members;
    forget(path);
    setValue(path, read.members, { shouldDirty: true });
    return {
      severity: 'success',
      text: `${plural(length, 'Se cargó', 'Se cargaron')} ${counted(length, 'fila', 'filas')} de ${file.name}. ${plural(length, 'Revísala', 'Revísalas')} y guarda.`,
    };
  };

  const save = (): void =>
    saveText({
      name: `${tableId}.csv`,
      type: 'text/csv;charset=utf-8',
      text: csvOf(tableCells(part, (getValues(path) ?? []) as readonly Values[])),
    });

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<UploadFileOutlined />}
          onClick={() => input.current?.click()}
        >
          Cargar desde un archivo
        </Button>
        <Button size="small" startIcon={<DownloadOutlined />} onClick={save}>
          Descargar estos valores
        </Button>
        <input
          ref={input}
          type="file"
          accept={acceptedTables}
          hidden
          aria-label="Cargar desde un archivo"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file)
              void take(file)
                .catch((error: unknown): Told => ({ severity: 'error', text: fileMessageOf(error) }))
                .then(setTold);
            // The same file again, once it was mended, is news too.
            target.value = '';
          }}
        />
      </Box>
      <div role="status">{told && <Alert severity={told.severity}>{told.text}</Alert>}</div>
    </Box>
  );
};
