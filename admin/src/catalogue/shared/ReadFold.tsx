/** Something to be read that opens when it is wanted. */
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export const ReadFold = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{
        transition: { unmountOnExit: true, timeout: 0 },
        heading: { component: 'h3' },
        // Of what a page has many, none is a landmark.
        region: { role: 'group' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-body`}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
};
