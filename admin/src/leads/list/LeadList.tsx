/** The leads that one may see: searched, filtered, sorted, paged on the server; kept in the address; live. */
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ExportButton } from '../../exports/index.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ViewMenu } from '../../workspace/index.ts';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { LeadFilterBar } from '../filters/LeadFilterBar.tsx';
import { usualSort } from '../leadViews.ts';
import { LeadCards } from './LeadCards.tsx';
import { LeadSort } from './LeadSort.tsx';
import { LeadTable } from './LeadTable.tsx';
import { listAddressKey } from './listAddress.ts';
import { ListOrBoard } from './ListOrBoard.tsx';

/** Remembers search, filters and page for the way back from a lead. */
const useRememberedAddress = () => {
  const { search } = useLocation();
  const [, remember] = useStore<string>(listAddressKey, '');
  useEffect(() => remember(search), [search, remember]);
};

const Tools = () => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <>
      {!isNarrow && <ColumnsButton />}
      <ExportButton />
    </>
  );
};

export const LeadList = () => {
  useRememberedAddress();
  return (
    <ListPage
      resource="leads"
      icon={InboxOutlined}
      sort={usualSort}
      filters={<LeadFilterBar sort={<LeadSort />} />}
      table={<LeadTable />}
      cards={<LeadCards />}
      action={<ListOrBoard />}
      views={<ViewMenu resource="leads" />}
      tools={<Tools />}
    />
  );
};
