/** What a source's file must look like: its columns, and a small file to begin with. */
import { type ImportColumn, type ImportSource } from '@cotejo/core/catalogue-import';
import { type CountryCode } from '@cotejo/core/kit/country';
import Download from '@mui/icons-material/Download';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Chip,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { saveText } from '../../kit/files/saveText.ts';
import { templateOf } from './templates.ts';

const Column = ({ column: { name, isRequired, about } }: { column: ImportColumn }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box component="code" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {isRequired && <Chip size="small" variant="outlined" label="Obligatoria" />}
    </Box>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {about}
    </Typography>
  </Box>
);

/** The number of the first organization or type of the catalogue's, of which a template's product may be. */
const useFirstNumber = (resource: string, country: CountryCode, isNeeded: boolean): number | undefined => {
  const { data } = useGetList<RaRecord<string>>(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'displayName', order: 'ASC' },
      filter: { country },
    },
    { enabled: isNeeded },
  );
  return data?.[0] && Number(data[0].id);
};

type SourceColumnsProps = { source: ImportSource; country: CountryCode };

export const SourceColumns = ({ source, country }: SourceColumnsProps) => {
  const isOfProducts = source.name === 'productos';
  const organizationId = useFirstNumber('organizations', country, isOfProducts);
  const insuranceTypeId = useFirstNumber('insurance-types', country, isOfProducts);
  const id = useId();
  const save = (): void => {
    const known = organizationId && insuranceTypeId ? { organizationId, insuranceTypeId } : undefined;
    saveText(templateOf(source.name, country, known));
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Accordion
        disableGutters
        variant="outlined"
        slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'h3' } }}
        sx={{ width: '100%' }}
      >
        <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-body`}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            Qué debe traer el archivo
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            En XLSX o CSV, la primera fila son los títulos, escritos tal cual; se lee la primera hoja. En
            JSON, una lista con un objeto por fila.
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {source.columns.map((column) => (
              <Column key={column.name} column={column} />
            ))}
          </Box>
        </AccordionDetails>
      </Accordion>
      <Button size="small" startIcon={<Download />} onClick={save}>
        Descargar plantilla
      </Button>
    </Stack>
  );
};
