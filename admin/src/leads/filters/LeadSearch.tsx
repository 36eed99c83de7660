/** One field that finds a lead by name, document, e-mail, phone or reference number. */
import Search from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import { TextInput } from 'react-admin';

/** The field has a button of its own to empty it: the browser's is one too many. */
const field = {
  flex: 1,
  minWidth: 0,
  bgcolor: 'background.paper',
  borderRadius: 1,
  '& ::-webkit-search-cancel-button': { display: 'none' },
} as const;

export const LeadSearch = () => (
  <TextInput
    source="q"
    label="resources.leads.filters.q"
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
