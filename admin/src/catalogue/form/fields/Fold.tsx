/** A part of a form that opens when it is wanted, or when something in it is wrong. */
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { isWrongWithin, useFieldError, useFormState } from '../state/form-context.ts';

type FoldProps = {
  title: ReactNode;
  path: string;
  startsOpen?: boolean;
  /** Buttons beside its fields. */
  actions?: ReactNode;
  children: ReactNode;
};

export const Fold = ({ title, path, startsOpen = false, actions, children }: FoldProps) => {
  const id = useId();
  const { errors } = useFormState();
  const problem = useFieldError(path);
  const isWrong = isWrongWithin(errors, path);
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen || isWrong}
      onChange={(_, open) => setIsOpen(open)}
      slotProps={{
        transition: { unmountOnExit: true, timeout: 0 },
        heading: { component: 'div' },
        // Parts of one name, of which a form has many, are no landmarks.
        region: { role: 'group' },
      }}
      sx={isWrong ? { borderColor: 'error.main' } : undefined}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-body`}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{title}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        {problem && (
          <Typography color="error" variant="body2" role="alert" sx={{ mb: 1.5 }}>
            {problem}
          </Typography>
        )}
        <Stack spacing={2}>{children}</Stack>
        {actions && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>{actions}</Box>}
      </AccordionDetails>
    </Accordion>
  );
};
