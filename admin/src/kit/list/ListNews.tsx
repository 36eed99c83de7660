/** Changes since the list was read: announced to screen readers, with a button where rows should not move by themselves. */
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';
import { headerHeight } from '../page/header.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { useResources } from '../useContexts.ts';
import { bulkBarHeight } from './bulkBar.ts';
import { type Announcement } from './listNews.ts';
import { type ListNewsState } from './useListNews.ts';
import { counted, plural } from '../words/plural.ts';
import { useWords } from '../useWords.ts';

type ListNewsProps = { resource: string; news: ListNewsState };

/** In the resource's own words, where it has any. */
const useAnnouncement = (resource: string) => {
  const nameOf = useResources().find(({ name }) => name === resource)?.nameOf;
  const { news, erasedName = '' } = useWords(resource);
  return ({ key, row, count }: Announcement): string =>
    news?.[key]((row && nameOf?.(row)) ?? erasedName, count) ??
    plural(count, 'Hay 1 cambio en la lista.', `Hay ${count} cambios en la lista.`);
};

export const ListNews = ({ resource, news }: ListNewsProps) => {
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
            aria-label={plural(
              waiting,
              `Mostrar ${waiting} cambio reciente`,
              `Mostrar ${waiting} cambios recientes`,
            )}
            // Below the bar of what is selected: it would cover its buttons.
            sx={{ borderRadius: 99, boxShadow: 3, mt: `calc(${bulkBarHeight} + 8px)` }}
          >
            {counted(waiting, 'cambio', 'cambios')}
          </Button>
        )}
      </Box>
    </>
  );
};
