/** The leads as a table with the columns that one has chosen, and the one that they are sorted by. */
import { DataTable, useDataTableCallbacksContext, useListContext } from 'react-admin';
import { LeadBulkBar } from '../bulk/LeadBulkBar.tsx';
import { withColumn } from '../columns/columnChoice.ts';
import { leadColumns } from '../columns/leadColumns.tsx';
import { useColumns } from '../columns/useColumns.ts';
import { type LeadRow } from '../lead.ts';
import { usualSort } from '../leadViews.ts';
import { useCellLook } from '../../kit/list/density.ts';
import { useRowLook } from '../../kit/list/highlight.ts';
import { SelectLead, SelectPage } from './SelectLead.tsx';

const SelectRow = () => {
  const { handleToggleItem } = useDataTableCallbacksContext();
  return <SelectLead onToggle={(id, event) => handleToggleItem?.(id, event)} />;
};

export const LeadTable = () => {
  const rowLook = useRowLook();
  const cellLook = useCellLook();
  const { sort } = useListContext<LeadRow>();
  const { columns: chosen } = useColumns();
  // The usual order is known; any other, such as that of the agenda, is read from its column.
  const sorted = leadColumns.find(({ sortBy }) => sortBy === sort.field && sortBy !== usualSort.field);
  const columns = sorted ? withColumn(chosen, sorted.name) : chosen;
  return (
    <DataTable<LeadRow>
      bulkActionButtons={false}
      bulkActionsToolbar={<LeadBulkBar />}
      rowClick="show"
      rowSx={rowLook}
      size="medium"
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .MuiTableCell-root': { ...cellLook, whiteSpace: 'nowrap' },
        '& .column-select': { width: 48, pr: 0 },
      }}
    >
      <DataTable.Col source="select" label={<SelectPage />} disableSort field={SelectRow} />
      {columns.flatMap((name) => {
        const column = leadColumns.find((one) => one.name === name);
        return column ? (
          <DataTable.Col<LeadRow>
            key={name}
            source={column.sortBy ?? name}
            label={column.label}
            disableSort={column.sortBy === undefined}
            render={column.show}
          />
        ) : (
          []
        );
      })}
    </DataTable>
  );
};
