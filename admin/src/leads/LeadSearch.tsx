/** One field that finds a lead by name, document, e-mail or phone. */
import Search from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import { TextInput } from 'react-admin';

export const LeadSearch = () => (
  <TextInput
    source="q"
    label="resources.leads.filters.q"
    helperText={false}
    resettable
    type="search"
    fullWidth
    sx={{ flex: 1, minWidth: 0, bgcolor: 'background.paper', borderRadius: 1 }}
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
