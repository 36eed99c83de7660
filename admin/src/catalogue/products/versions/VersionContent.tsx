/** All that a version of a product said, for who wants to read it. */
import { Box, Typography } from '@mui/material';
import { ReadFold } from '../../shared/ReadFold.tsx';
import { sectionLabel } from '../differenceText.ts';
import { partedSections } from '../sections/saidSections.ts';
import { type SaidProduct, SectionView } from '../sections/SectionPanel.tsx';

export const VersionContent = ({ said }: { said: SaidProduct }) => (
  <ReadFold title="Todo lo que decía">
    {partedSections(said).said.map((section) => (
      <Box key={section}>
        <Typography variant="h3" component="h4" sx={{ mb: 0.5 }}>
          {sectionLabel(section)}
        </Typography>
        <SectionView product={said} section={section} />
      </Box>
    ))}
  </ReadFold>
);
