/**
 * A list of small flat records, such as age bands, as a table: a row each, typed or pasted from a spreadsheet. What is
 * wrong with the list as a whole is told by the part of the form that holds it.
 */
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { counted, plural } from '../../../kit/words/plural.ts';
import { labelAt } from '../../read/words.ts';
import { type Field, type NamedField } from '../../schema/field.ts';
import { useFormState } from '../state/form-context.ts';
import { pastedCells, pastedRows } from './pastedCells.ts';
import { type TableColumn, TableRows } from './TableRows.tsx';
import { useTableKeys } from './useTableKeys.ts';
import { useUnit } from '../state/useUnit.ts';
import { blankMember } from '../../schema/values.ts';

type TableProps = {
  field: Extract<Field, { kind: 'list' }>;
  columns: readonly NamedField[];
  path: string;
};

/** What the columns are called; amounts with the unit that they are typed in. */
const useColumns = (columns: readonly NamedField[], path: string): readonly TableColumn[] => {
  const unit = useUnit(`${path}.0.amount`);
  return columns.map((column) => {
    const name = labelAt([...path.split('.'), column.name]);
    return { column, name, label: column.field.kind === 'amount' && unit ? `${name} (${unit})` : name };
  });
};

export const TableField = ({ field, columns, path }: TableProps) => {
  const hintId = useId();
  const table = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { forget } = useFormState();
  const { setValue } = useFormContext();
  const { fields: rows, append, insert, remove } = useFieldArray({ name: path, keyName: '_key' });
  const [told, setTold] = useState('');
  const named = useColumns(columns, path);
  const [first] = columns;
  const blank = () => blankMember(field.item, 0);
  // What is wrong is known by the number of its row, which is another one now.
  const insertAt = (place: number): void => {
    forget(path);
    insert(place, blank(), { shouldFocus: false });
  };
  const keys = useTableKeys(table, path, insertAt);
  const label = labelAt(path.split('.'));

  const paste = (event: ClipboardEvent): void => {
    const cell = keys.cellOf(event.target);
    const cells = cell && pastedCells(event.clipboardData.getData('text/plain'));
    if (!cell || !cells) return;
    event.preventDefault();
    const from = columns.findIndex(({ name }) => name === cell.column);
    const names = named.slice(from).map(({ name }) => name);
    const pasted = pastedRows(cells, columns.slice(from), names);
    forget(path);
    const more = pasted.rows.flatMap((row, nth) => {
      const place = cell.row + nth;
      if (place >= rows.length) return [{ ...blank(), ...row }];
      for (const [name, value] of Object.entries(row))
        setValue(`${path}.${place}.${name}`, value, { shouldDirty: true });
      return [];
    });
    if (more.length > 0) append(more, { shouldFocus: false });
    const left = pasted.left > 0 ? ` ${counted(pasted.left, 'celda quedó', 'celdas quedaron')} fuera.` : '';
    setTold(
      `${plural(pasted.rows.length, 'Se pegó', 'Se pegaron')} ${counted(pasted.rows.length, 'fila', 'filas')}.${left}`,
    );
  };

  return (
    <Box
      ref={table}
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      onPaste={paste}
      onKeyDown={(event) => keys.onKeyDown(event, first?.name ?? '')}
    >
      <TableRows
        rows={rows.map(({ _key }) => _key)}
        columns={named}
        path={path}
        label={label}
        isNarrow={isNarrow}
        onRemove={(place) => {
          forget(path);
          if (rows.length > 1) keys.goTo(Math.min(place, rows.length - 2), first?.name ?? '');
          remove(place);
        }}
      />
      <Button
        startIcon={<Add />}
        sx={{ mt: 1 }}
        onClick={() => {
          keys.goTo(rows.length, first?.name ?? '');
          insertAt(rows.length);
        }}
      >
        Agregar a: {label}
      </Button>
      <Typography id={hintId} variant="body2" color="text.secondary">
        Enter empieza una fila debajo. También puedes pegar celdas de una hoja de cálculo: llenan las filas
        desde donde estás.
      </Typography>
      <Typography variant="body2" role="status">
        {told}
      </Typography>
    </Box>
  );
};
