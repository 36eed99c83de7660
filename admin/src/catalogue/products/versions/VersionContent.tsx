/** All that a version of a product said, for who wants to read it. */
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { sectionLabel } from '../differenceText.ts';
import { partedSections } from '../sections/saidSections.ts';
import { type SaidProduct, SectionView } from '../sections/SectionPanel.tsx';

export const VersionContent = ({ said }: { said: SaidProduct }) => {
  const translate = useTranslate();
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'div' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography sx={{ fontWeight: 600 }}>{translate('cotejo.catalogue.onDay.content')}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {partedSections(said).said.map((section) => (
          <Box key={section}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {sectionLabel(section)}
            </Typography>
            <SectionView product={said} section={section} />
          </Box>
        ))}
      </AccordionDetails>
    </Accordion>
  );
};
