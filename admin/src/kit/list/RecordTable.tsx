/** The records of a list as a table. */
import { DataTable, type RaRecord, useTranslate } from 'react-admin';
import { useRowLook } from './highlight.ts';
import { type ConfigProps } from './ListConfig.ts';
import { RecordLink } from './RecordLink.tsx';

export const RecordTable = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const rowLook = useRowLook();
  const { resource, sort, columns, columnText = (name) => `resources.${resource}.fields.${name}` } = config;
  const label = (name: string) => translate(columnText(name));
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick="show"
      rowSx={rowLook}
      size="medium"
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .MuiTableCell-root': { py: 1.25, verticalAlign: 'middle' },
      }}
    >
      <DataTable.Col<Row>
        source={sort}
        label={label('name')}
        render={(row) => <RecordLink config={config} row={row} />}
      />
      {columns.map(({ label: name, source, render }) => (
        <DataTable.Col<Row>
          key={name}
          source={(source ?? name) as never}
          label={label(name)}
          disableSort={source === undefined}
          render={render}
        />
      ))}
    </DataTable>
  );
};
