/** The frame of every page: top bar, navigation, content; live as long as somebody is logged in. */
import { Box, Link } from '@mui/material';
import { Suspense, useState } from 'react';
import { type LayoutProps, useTranslate } from 'react-admin';
import { useContexts } from '../../kit/useContexts.ts';
import { LeaveGuard } from '../../kit/drafts/LeaveGuard.tsx';
import { LiveUpdates } from '../../kit/live/LiveUpdates.tsx';
import { DensityProvider } from '../../workspace/index.ts';
import { ActingBanner } from '../auth/ActingBanner.tsx';
import { SessionWatch } from '../auth/SessionWatch.tsx';
import { headerHeight, measureHeader } from '../../kit/page/header.ts';
import { JournalRepeater } from '../journal/index.ts';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { Navigation } from '../navigation/Navigation.tsx';
import { useSendKey } from '../shortcuts/useSendKey.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';
import { TopBar } from './TopBar.tsx';

const contentId = 'content';

const skipLink = {
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 'tooltip',
  bgcolor: 'background.paper',
  p: 1,
  borderRadius: 1,
  '&:focus': { top: 8 },
} as const;

export const ConsoleLayout = ({ children }: LayoutProps) => {
  const translate = useTranslate();
  const contexts = useContexts();
  useSendKey();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <LiveUpdates>
      <SessionWatch />
      <LeaveGuard />
      <JournalRepeater />
      <Link href={`#${contentId}`} sx={skipLink}>
        {translate('ra.navigation.skip_nav')}
      </Link>
      <Box ref={measureHeader} sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
        <TopBar onMenu={() => setIsMenuOpen(true)} />
        <ActingBanner />
      </Box>
      <SessionEndNotice />
      {contexts.map(({ name, Notices }) => Notices && <Notices key={name} />)}
      <Box sx={{ display: 'flex', minHeight: `calc(100vh - ${headerHeight})` }}>
        <Navigation isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 2, md: 3 }, py: { xs: 2, md: 3 } }}
        >
          <PageBoundary>
            <DensityProvider>
              <Suspense fallback={<LoadingPage />}>{children}</Suspense>
            </DensityProvider>
          </PageBoundary>
        </Box>
      </Box>
    </LiveUpdates>
  );
};
