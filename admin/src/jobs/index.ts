/** All that goes on in the background, in the console: bulk runs, each with a page, and exports. */
import PlaylistPlay from '@mui/icons-material/PlaylistPlay';
import { type ResourceProps } from 'react-admin';
import { BulkShowPage } from '../bulk/index.ts';
import { JobsPage } from '../bulk/JobsPage.tsx';

export const bulk: ResourceProps = {
  name: 'bulk',
  list: JobsPage,
  show: BulkShowPage,
  icon: PlaylistPlay,
};
