/** Changes since the list was read: announced to screen readers, with a button where rows should not move by themselves. */
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { headerHeight } from '../page/header.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { useResources } from '../useContexts.ts';
import { bulkBarHeight } from './bulkBar.ts';
import { type Announcement } from './listNews.ts';
import { type ListNewsState } from './useListNews.ts';

type ListNewsProps = { resource: string; news: ListNewsState };

/** In the resource's own words, where it has any. */
const useAnnouncement = (resource: string) => {
  const translate = useTranslate();
  const nameOf = useResources().find(({ name }) => name === resource)?.nameOf;
  return ({ key, row, count }: Announcement): string =>
    translate(`resources.${resource}.list.${key}`, {
      smart_count: count,
      name: (row && nameOf?.(row)) ?? translate(`resources.${resource}.erasedName`, { _: '' }),
      _: translate('cotejo.lists.changed', { smart_count: count }),
    });
};

export const ListNews = ({ resource, news }: ListNewsProps) => {
  const translate = useTranslate();
  const say = useAnnouncement(resource);
  const { announcement, waiting, showWaiting } = news;
  return (
    <>
      <div style={visuallyHidden} aria-live="polite">
        {announcement && say(announcement)}
      </div>
      <Box
        aria-live="polite"
        sx={{
          position: 'sticky',
          top: `calc(${headerHeight} + 8px)`,
          zIndex: 2,
          height: 0,
          textAlign: 'center',
        }}
      >
        {waiting > 0 && (
          <Button
            variant="contained"
            size="small"
            startIcon={<ArrowUpward />}
            onClick={showWaiting}
            aria-label={translate('cotejo.lists.showChanges', { smart_count: waiting })}
            // Below the bar of what is selected: it would cover its buttons.
            sx={{ borderRadius: 99, boxShadow: 3, mt: `calc(${bulkBarHeight} + 8px)` }}
          >
            {translate('cotejo.lists.changes', { smart_count: waiting })}
          </Button>
        )}
      </Box>
    </>
  );
};
