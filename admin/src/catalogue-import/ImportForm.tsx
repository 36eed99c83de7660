/** What is imported: which country's catalogue, which kind of file, and the file. */
import { importSources, type ImportSourceName } from '@cotejo/core/catalogue-import';
import { countries } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { Panel } from '../kit/ui/Panel.tsx';
import { useTendedCountries } from '../catalogue/index.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportActions } from './ImportActions.tsx';
import { importer, useImport } from './run/tabImporter.ts';
import { SourceColumns } from './file/SourceColumns.tsx';

const sourcesOf = (country: CountryCode) =>
  importSources.filter((source) => source.countries.includes(country));

/** What is chosen: until somebody does, the first country that one tends and the first source that it has. */
const useChoice = () => {
  const tended = useTendedCountries();
  const state = useImport();
  const country = state.country ?? tended[0];
  const offered = country ? sourcesOf(country) : [];
  const source = offered.find(({ name }) => name === state.source) ?? offered[0];
  return { tended, country, offered, source };
};

export const ImportForm = ({ onStart }: { onStart: (isTrial: boolean) => void }) => {
  const { run } = useImport();
  const { tended, country, offered, source } = useChoice();
  const isRunning = run?.status === 'running';
  if (!country || !source)
    return <Alert severity="info">Tu cuenta no tiene el catálogo de ningún país a su cargo.</Alert>;
  const place = { country, source: source.name };
  // The same kind of file where the country has it.
  const chooseCountry = (next: CountryCode): void => {
    const there = sourcesOf(next);
    const { name } = there.find((one) => one.name === source.name) ?? there[0]!;
    importer.choose({ country: next, source: name });
  };
  return (
    <Panel title="Qué se importa">
      <Stack spacing={2}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
            maxWidth: 640,
            pt: 1,
          }}
        >
          <TextField
            select
            label="País"
            value={country}
            disabled={isRunning}
            onChange={({ target }) => chooseCountry(target.value as CountryCode)}
          >
            {countries
              .filter(({ code }) => tended.includes(code))
              .map(({ code, name }) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
          </TextField>
          <TextField
            select
            label="Tipo de archivo"
            value={source.name}
            disabled={isRunning}
            onChange={({ target }) => importer.choose({ country, source: target.value as ImportSourceName })}
          >
            {offered.map(({ name, displayName }) => (
              <MenuItem key={name} value={name}>
                {displayName}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Typography sx={{ maxWidth: 760 }}>{source.about}</Typography>
        <SourceColumns source={source} country={country} />
        <FileDrop isDisabled={isRunning} onChoose={(chosen) => importer.choose({ ...place, ...chosen })} />
        <ImportActions place={place} onStart={onStart} />
      </Stack>
    </Panel>
  );
};
