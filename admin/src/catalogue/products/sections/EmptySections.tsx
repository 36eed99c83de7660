/** The sections that say nothing yet, in one line, each with the way to fill it in. */
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { sectionLabel } from '../differenceText.ts';
import { type ProductRecord } from '../product.ts';
import { type Lacking } from './lacking.ts';
import { LackingAlert } from './LackingAlert.tsx';
import { type Section, sectionId, sectionPlace } from './saidSections.ts';
import { SectionButton } from './SectionButton.tsx';

type EmptySectionsProps = {
  product: ProductRecord;
  empty: readonly Section[];
  lacking: Lacking;
  onAdd: (section: Section) => void;
  /** What else can be done with a section. */
  moreOf: (section: Section) => ReactNode;
};

export const EmptySections = ({ product, empty, lacking, onAdd, moreOf }: EmptySectionsProps) => {
  if (empty.length === 0) return null;
  return (
    <Panel title="Sin datos todavía">
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
      >
        {empty.map((section) => (
          <Box
            component="li"
            key={section}
            id={sectionId(section)}
            tabIndex={-1}
            sx={lacking[section] && { flexBasis: '100%' }}
          >
            <Box id={sectionPlace(section)} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Typography component="span" variant="body2">
                {sectionLabel(section)}
              </Typography>
              <SectionButton product={product} section={section} isEmpty onOpen={() => onAdd(section)} />
              {moreOf(section)}
            </Box>
            <LackingAlert lacks={lacking[section]} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
