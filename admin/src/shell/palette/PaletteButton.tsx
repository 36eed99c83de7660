/** Opens the palette: as a field that says what it is for where there is room, as an icon on a phone. */
import Search from '@mui/icons-material/Search';
import { Box, Button, IconButton } from '@mui/material';

type Props = {
  /** The keys that open it too, as `aria-keyshortcuts` has them. */
  readonly shortcuts: string;
  readonly onOpen: () => void;
};

export const PaletteButton = ({ shortcuts, onOpen }: Props) => {
  const label = 'Buscar y hacer';
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Search />}
        title={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts}
        onClick={onOpen}
        sx={{
          display: { xs: 'none', sm: 'inline-flex' },
          borderColor: 'divider',
          color: 'text.secondary',
          fontWeight: 500,
          mr: 0.5,
        }}
      >
        Buscar
        <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.75rem', ml: 2 }}>
          Ctrl K
        </Box>
      </Button>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts}
        onClick={onOpen}
        sx={{ display: { sm: 'none' } }}
      >
        <Search />
      </IconButton>
    </>
  );
};
