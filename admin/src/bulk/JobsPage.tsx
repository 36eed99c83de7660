/** All that one has going on in the background: bulk runs, and exports for those who may. */
import { Typography } from '@mui/material';
import { CanAccess, useTranslate } from 'react-admin';
import { BulkSection } from './index.ts';
import { ExportSection } from '../exports/index.ts';
import { PageHeading } from '../kit/page/PageHeading.tsx';

export const JobsPage = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('resources.bulk.title')} />
      <Typography color="text.secondary" sx={{ mb: 2, mt: 0.5 }}>
        {translate('resources.bulk.intro')}
      </Typography>
      <BulkSection />
      <CanAccess resource="exports" action="list">
        <ExportSection />
      </CanAccess>
    </>
  );
};
