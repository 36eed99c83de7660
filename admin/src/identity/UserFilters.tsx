/** What narrows the list of users. */
import { countries } from '@cotejo/core/reference/countries';
import { roles } from '@cotejo/core/reference/roles';
import { Box } from '@mui/material';
import { FilterLiveForm, SelectInput, TextInput, useTranslate } from 'react-admin';

const grid = {
  display: 'grid',
  gap: 1,
  mb: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '2fr repeat(4, 1fr)' },
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
  '& ::-webkit-search-cancel-button': { display: 'none' },
} as const;

const states = ['active', 'disabled'] as const;

export const UserFilters = () => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.users.${key}`);
  const common = { emptyText: say('filters.all'), helperText: false, translateChoice: false } as const;
  return (
    <Box role="search" aria-label={say('filters.title')}>
      <FilterLiveForm debounce={300}>
        <Box sx={grid}>
          <TextInput source="q" label={say('filters.q')} helperText={false} type="search" resettable />
          <SelectInput
            {...common}
            source="role"
            label={say('filters.role')}
            choices={roles.map(({ name, displayName }) => ({ id: name, name: displayName }))}
          />
          <SelectInput
            {...common}
            source="country"
            label={say('filters.country')}
            choices={countries.map(({ code, name }) => ({ id: code, name }))}
          />
          <SelectInput
            {...common}
            source="status"
            label={say('filters.status')}
            choices={states.map((id) => ({ id, name: say(`status.${id}`) }))}
          />
          <SelectInput
            {...common}
            source="paused"
            label={say('filters.paused')}
            choices={[
              { id: 'true', name: say('filters.pausedYes') },
              { id: 'false', name: say('filters.pausedNo') },
            ]}
          />
        </Box>
      </FilterLiveForm>
    </Box>
  );
};
