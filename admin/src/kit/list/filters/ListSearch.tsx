/** One field that finds records by words; its label says by which of theirs. */
import Search from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import { TextInput } from 'react-admin';

/** The field has a button of its own to empty it: the browser's is one too many. */
const field = {
  m: 0,
  minWidth: 0,
  bgcolor: 'background.paper',
  borderRadius: 1,
  '& ::-webkit-search-cancel-button': { display: 'none' },
} as const;

export const ListSearch = ({ label }: { label: string }) => (
  <TextInput
    source="q"
    label={label}
    helperText={false}
    resettable
    type="search"
    fullWidth
    sx={field}
    slotProps={{
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <Search fontSize="small" aria-hidden />
          </InputAdornment>
        ),
      },
    }}
  />
);
