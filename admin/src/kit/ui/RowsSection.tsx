/** A part of a page that lists what was read, row by row, with all its states. */
import { List } from '@mui/material';
import { type ReactNode } from 'react';
import { ReadSection, type SectionTexts } from './ReadSection.tsx';

type RowsSectionProps<Row> = SectionTexts & {
  /** As `useGetList` or `useListContext` answers it. */
  read: {
    readonly data?: readonly Row[];
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Beneath the rows, if there are any. */
  footer?: ReactNode;
  children: (row: Row) => ReactNode;
};

export const RowsSection = <Row,>({ read, footer, children, ...texts }: RowsSectionProps<Row>) => {
  const { data = [], error, isPending, refetch } = read;
  return (
    <ReadSection
      {...texts}
      isPending={isPending}
      error={error instanceof Error ? error : null}
      isEmpty={data.length === 0}
      onRetry={() => void refetch()}
    >
      {data.length > 0 && (
        <>
          <List disablePadding>{data.map(children)}</List>
          {footer}
        </>
      )}
    </ReadSection>
  );
};
