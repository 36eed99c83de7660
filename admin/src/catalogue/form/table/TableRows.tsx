/** The rows of a table that is edited; on a phone each is a card, for a row would not fit. */
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment, useId } from 'react';
import { visuallyHidden } from '../../../kit/ui/visuallyHidden.ts';
import { type NamedField } from '../../schema/field.ts';
import { useFormState } from '../state/form-context.ts';
import { TableCellField } from './TableCellField.tsx';

/** A column with its name, and its name with the unit of its amounts. */
export type TableColumn = { readonly column: NamedField; readonly name: string; readonly label: string };

type TableRowsProps = {
  /** Their keys. */
  rows: readonly string[];
  columns: readonly TableColumn[];
  path: string;
  label: string;
  isNarrow: boolean;
  onRemove: (place: number) => void;
};

const Problem = ({ id, text }: { id: string; text: string }) => (
  <Typography id={id} color="error" variant="body2" role="alert">
    {text}
  </Typography>
);

/** Half of a phone's width has no room for more. */
const withoutUnit = (name: string): string => name.replace(/ \(.*\)$/, '');

const cellSx = { px: 0.5, py: 0.5, borderBottom: 0 } as const;

export const TableRows = ({ rows, columns, path, label, isNarrow, onRemove }: TableRowsProps) => {
  const { errors } = useFormState();
  const id = useId();
  const problemId = (place: number): string => `${id}-${place}`;
  const cellsOf = (place: number) =>
    columns.map(({ column, name, label: withUnit }) => (
      <TableCellField
        key={column.name}
        column={column}
        path={`${path}.${place}`}
        label={isNarrow ? withoutUnit(name) : withUnit}
        row={`fila ${place + 1}`}
        isLabelled={isNarrow}
        wrongBy={errors[`${path}.${place}`] === undefined ? undefined : problemId(place)}
      />
    ));
  const remover = (place: number) => (
    <IconButton aria-label={`Quitar la fila ${place + 1}`} onClick={() => onRemove(place)}>
      <DeleteOutlined />
    </IconButton>
  );
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        Todavía no hay nada aquí.
      </Typography>
    );
  if (isNarrow)
    return rows.map((key, place) => {
      const row = `fila ${place + 1}`;
      const problem = errors[`${path}.${place}`];
      return (
        <Box key={key} role="group" aria-label={row} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {row}
            </Typography>
            {remover(place)}
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', pt: 0.5 }}>
            {cellsOf(place)}
          </Box>
          {problem && <Problem id={problemId(place)} text={problem} />}
        </Box>
      );
    });
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ column, label: name }) => (
            <TableCell key={column.name} sx={{ ...cellSx, whiteSpace: 'normal' }}>
              {name}
            </TableCell>
          ))}
          <TableCell sx={cellSx}>
            <span style={visuallyHidden}>Quitar</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((key, place) => {
          const problem = errors[`${path}.${place}`];
          return (
            <Fragment key={key}>
              <TableRow>
                {cellsOf(place).map((cell) => (
                  <TableCell key={cell.key} sx={cellSx}>
                    {cell}
                  </TableCell>
                ))}
                <TableCell sx={{ ...cellSx, width: 48 }}>{remover(place)}</TableCell>
              </TableRow>
              {problem && (
                <TableRow>
                  <TableCell colSpan={columns.length + 1} sx={cellSx}>
                    <Problem id={problemId(place)} text={problem} />
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
    </Table>
  );
};
