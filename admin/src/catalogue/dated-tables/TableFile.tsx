/** Brings a table's values into the form from a file, and takes out those that stand in it. */
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormState } from '../form/state/form-context.ts';
import { type Values } from '../form/schema/values.ts';
import { csvOf } from '../../kit/files/csv.ts';
import { saveText } from '../../kit/files/saveText.ts';
import { type FilePart, readTable, tableCells } from './tableFile.ts';

/** As much as a form can be filled with. */
const [mostMembers, largest] = [2_000, 2_000_000];

/** What spreadsheets on Windows write when nobody chooses. */
const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

type Told = { readonly severity: 'success' | 'error'; readonly text: string };
type TableFileProps = { part: FilePart; tableId: string };

export const TableFile = ({ part, tableId }: TableFileProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.tableFile.${key}`, args);
  const { getValues, setValue } = useFormContext();
  const { forget } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told>();
  const path = `rows.${part.name}`;

  const take = async (file: File): Promise<Told> => {
    if (file.size > largest) return { severity: 'error', text: say('tooLarge') };
    const read = readTable(part, decoded(await file.arrayBuffer()));
    if ('missing' in read)
      return { severity: 'error', text: say('noColumns', { names: read.missing.join(', ') }) };
    const { length } = read.members;
    if (length === 0) return { severity: 'error', text: say('nothing') };
    if (length > mostMembers) return { severity: 'error', text: say('tooMany', { most: mostMembers }) };
    forget(path);
    setValue(path, read.members, { shouldDirty: true });
    return { severity: 'success', text: say('taken', { smart_count: length, name: file.name }) };
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
          {say('choose')}
        </Button>
        <Button size="small" startIcon={<DownloadOutlined />} onClick={save}>
          {say('download')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,.txt"
          hidden
          aria-label={say('choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file).then(setTold);
            // The same file again, once it was mended, is news too.
            target.value = '';
          }}
        />
      </Box>
      <div role="status">{told && <Alert severity={told.severity}>{told.text}</Alert>}</div>
    </Box>
  );
};
