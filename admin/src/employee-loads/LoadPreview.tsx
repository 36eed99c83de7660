/** The first rows of the file that is to be sent: which sheet is read, and which row has the headings. */
import { type LoadKind } from '@cotejo/core/employee-loads';
import {
  Alert,
  Box,
  LinearProgress,
  MenuItem,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fileMessageOf } from '../kit/providers/http-error.ts';
import { type LoadPreview as Preview, previewLoad } from './sendLoad.ts';

/** Of the queries of this component: whoever sends the file waits for them. */
export const previewKey = 'employee-load-preview';

const cell = { px: 1, py: 0.25, whiteSpace: 'nowrap', verticalAlign: 'middle' } as const;

type RowsProps = {
  preview: Preview;
  headingRow: number | undefined;
  onChoose: (row: number) => void;
};

const Rows = ({ preview: { columns, rows }, headingRow, onChoose }: RowsProps) => (
  <Box
    sx={{ overflow: 'auto', maxHeight: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}
    role="radiogroup"
    aria-label="Fila de los títulos"
  >
    <Table size="small" stickyHeader sx={{ '& td, & th': cell }}>
      <TableHead>
        <TableRow>
          <TableCell>Fila</TableCell>
          {columns.map((letter) => (
            <TableCell key={letter}>{letter}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ row, cells }) => (
          <TableRow key={row} selected={row === headingRow} onClick={() => onChoose(row)}>
            <TableCell component="th" scope="row">
              <Radio
                size="small"
                name="headingRow"
                sx={{ p: 0.5, mr: 0.5 }}
                checked={row === headingRow}
                onChange={() => onChoose(row)}
                slotProps={{ input: { 'aria-label': `Los títulos están en la fila ${row}` } }}
              />
              {row}
            </TableCell>
            {cells.map((cell, at) => (
              <TableCell key={columns[at]} sx={row === headingRow ? { fontWeight: 600 } : undefined}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

type LoadPreviewProps = { file: File; policyId: string; kind: LoadKind };

const Shown = ({ file, policyId, kind }: LoadPreviewProps) => {
  const { setValue } = useFormContext();
  const headingRow = useWatch({ name: 'headingRow' }) as number | undefined;
  const [sheet, setSheet] = useState<string>();
  const { data, error } = useQuery({
    queryKey: [previewKey, policyId, kind, sheet, file.name, file.size, file.lastModified],
    queryFn: () => previewLoad({ policyId, kind, file, ...(sheet !== undefined && { sheet }) }),
    // A file that was refused is not sent again for a preview.
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    setValue('sheet', data?.sheet);
    setValue('headingRow', data?.headingRow);
  }, [data, setValue]);
  if (error) return <Alert severity="error">{fileMessageOf(error)}</Alert>;
  if (!data) return <LinearProgress aria-label="Leyendo las primeras filas…" />;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.sheets.length > 1 && (
        <TextField
          select
          size="small"
          label="Hoja"
          value={data.sheet}
          onChange={({ target: { value } }) => setSheet(value)}
        >
          {data.sheets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {data.rows.length === 0 ? (
        <Alert severity="warning">Esta hoja está vacía: elige la que tiene los datos.</Alert>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary">
            Así empieza el archivo. Está marcada la fila que tomamos por la de los títulos; si es otra,
            elígela.
          </Typography>
          <Rows preview={data} headingRow={headingRow} onChoose={(row) => setValue('headingRow', row)} />
        </>
      )}
    </Box>
  );
};

export const LoadPreview = ({ file }: { file: File }) => {
  const [policyId, kind] = useWatch({ name: ['policyId', 'kind'] }) as [
    string | undefined,
    LoadKind | undefined,
  ];
  return policyId && kind ? (
    <Shown file={file} policyId={policyId} kind={kind} />
  ) : (
    <Typography color="text.secondary">Elige la póliza y verás aquí cómo empieza el archivo.</Typography>
  );
};
