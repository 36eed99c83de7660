/** The index of a product's page: it stays beside the sections, or folds up on top of them where there is less room. */
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Paper, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { headerHeight } from '../../../kit/page/header.ts';
import { sectionLabel } from '../differenceText.ts';
import { SectionLinks, type SectionLinksProps } from './SectionLinks.tsx';

type SectionIndexProps = Omit<SectionLinksProps, 'onChosen'>;

/** What is gone to by a link or by Tab comes to rest beneath the folded index. */
export const beneathIndex = {
  '& section[id], & li[id], & a, & button': { scrollMarginTop: { xs: 48, lg: 0 } },
} as const;

const Folded = (props: SectionIndexProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = 'Secciones';
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', top: headerHeight, zIndex: 2, mx: { xs: -0.5, sm: 0 } }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        // The link that has the focus goes with the list.
        button.current?.focus();
        setIsOpen(false);
      }}
    >
      <Button
        ref={button}
        fullWidth
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ justifyContent: 'space-between', px: 1.5, minHeight: 44 }}
      >
        {props.here && !isOpen ? `${label}: ${sectionLabel(props.here)}` : label}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ px: 1, pb: 1, maxHeight: '60vh', overflowY: 'auto' }}>
          <SectionLinks {...props} onChosen={() => setIsOpen(false)} />
        </Box>
      )}
    </Paper>
  );
};

export const SectionIndex = (props: SectionIndexProps) => {
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (!isBeside) return <Folded {...props} />;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: `calc(${headerHeight} + 16px)`,
        maxHeight: `calc(100vh - ${headerHeight} - 32px)`,
        overflowY: 'auto',
      }}
    >
      <SectionLinks {...props} />
    </Box>
  );
};
