/** The records of a list as a table. */
import { DataTable, type RaRecord } from 'react-admin';
import { useCellLook } from './density.ts';
import { useRowLook } from './highlight.ts';
import { type ConfigProps } from './ListConfig.ts';
import { sortOfName } from './sortOfName.ts';
import { RecordName } from './RecordName.tsx';
import { useHasPage } from './useHasPage.ts';
import { useWords } from '../useWords.ts';

const oneLine = { whiteSpace: 'nowrap' } as const;

export const RecordTable = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const rowLook = useRowLook();
  const cellLook = useCellLook();
  const hasPage = useHasPage(config.resource);
  const { resource, columns, labels } = config;
  const { fields } = useWords(resource);
  const label = (name: string) => (labels ?? fields)[name];
  const nameSort = sortOfName(config);
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={hasPage && 'show'}
      rowSx={rowLook}
      size="medium"
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .MuiTableCell-root': { ...cellLook, verticalAlign: 'middle' },
        '& th': { whiteSpace: 'normal' },
      }}
    >
      <DataTable.Col<Row>
        source={nameSort ?? 'name'}
        label={label('name')}
        disableSort={nameSort === undefined}
        render={(row) => <RecordName config={config} row={row} isTruncated />}
      />
      {columns.map(({ label: name, source, align, render }) => (
        <DataTable.Col<Row>
          key={name}
          source={(source ?? name) as never}
          label={label(name)}
          align={align}
          // A number that breaks reads as two.
          sx={align === 'right' ? oneLine : undefined}
          disableSort={source === undefined}
          render={render}
        />
      ))}
    </DataTable>
  );
};
