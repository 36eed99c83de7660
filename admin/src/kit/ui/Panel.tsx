/** A part of a page, with its heading; one that holds nothing yet is a line, which opens by hand. */
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import { Children, type ReactNode, useId, useState } from 'react';

type PanelProps = {
  title: string;
  /** Its id, where an address may lead to it. */
  place?: string;
  /** The words beside the title while there is nothing to show. */
  empty?: string | undefined;
  /** A button beside the title, in reach while the panel is folded too. */
  action?: ReactNode;
  children?: ReactNode;
};

const head = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.25,
  minHeight: 32,
} as const;

export const Panel = ({ title, place, empty, action, children }: PanelProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = empty !== undefined && !isOpen;
  const hasContent = Children.toArray(children).length > 0;
  const mayOpen = empty !== undefined && hasContent;
  const name = <span id={id}>{title}</span>;
  return (
    <Paper
      variant="outlined"
      component="section"
      id={place}
      tabIndex={place === undefined ? undefined : -1}
      aria-labelledby={id}
      sx={{ p: 2, py: empty === undefined ? 2 : 1 }}
    >
      <Box sx={[head, !isFolded && hasContent && { mb: 1.25 }]}>
        <Typography variant="h2">
          {mayOpen ? (
            <ButtonBase
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-content` : undefined}
              onClick={() => setIsOpen(!isOpen)}
              sx={{ font: 'inherit', gap: 0.5, minHeight: 32, textAlign: 'left' }}
            >
              {name}
              <ExpandMore fontSize="small" sx={{ rotate: isOpen ? '180deg' : undefined }} aria-hidden />
            </ButtonBase>
          ) : (
            name
          )}
        </Typography>
        {empty !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {empty}
          </Typography>
        )}
        {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
      </Box>
      {!isFolded && <div id={`${id}-content`}>{children}</div>}
    </Paper>
  );
};
