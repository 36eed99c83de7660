/** How the palette's options look: in groups that are named, each with a hint where a name is not enough. */
import { type AutocompleteRenderGroupParams, Box, ListSubheader, Typography } from '@mui/material';
import { type HTMLAttributes, type Key, type ReactNode } from 'react';
import { type PaletteOption } from '../../kit/context.ts';

/** The list stands under its field, within the dialog, and not over the page. */
export const InPlace = ({ children }: { children?: ReactNode | ((props: never) => ReactNode) }) => (
  <Box sx={{ flex: 1, minHeight: 0, display: 'flex', mt: 1, '& > *': { flex: 1, minWidth: 0 } }}>
    {typeof children === 'function' ? null : children}
  </Box>
);

export const PaletteGroup = ({
  params: { key, group, children },
}: {
  params: AutocompleteRenderGroupParams;
}) => (
  <Box role="group" aria-label={group} key={key}>
    <ListSubheader component="div" aria-hidden sx={{ bgcolor: 'background.paper', lineHeight: '32px' }}>
      {group}
    </ListSubheader>
    <Box role="presentation">{children}</Box>
  </Box>
);

type PaletteItemProps = { option: PaletteOption; props: HTMLAttributes<HTMLElement> & { key: Key } };

export const PaletteItem = ({ option: { label, hint }, props: { key: _, ...props } }: PaletteItemProps) => (
  <Box {...props}>
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap>{label}</Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      )}
    </Box>
  </Box>
);
