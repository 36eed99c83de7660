/** Bulk runs in the console, and with the exports all that goes on in the background. */
import PlaylistPlay from '@mui/icons-material/PlaylistPlay';
import { type ResourceProps } from 'react-admin';
import { BulkShowPage } from './BulkShowPage.tsx';
import { JobsPage } from './JobsPage.tsx';

export { BulkProgressDialog } from './BulkProgressDialog.tsx';
export { useBulkCommand } from './useBulkCommand.ts';

export const bulk: ResourceProps = {
  name: 'bulk',
  list: JobsPage,
  show: BulkShowPage,
  icon: PlaylistPlay,
};
