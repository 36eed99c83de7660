/** Where a plan covers: how many clinics, the first of them with their places, and all of them for who wants to see them. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { counted } from '../../../../kit/words/plural.ts';

const first = { clinics: 5, places: 3 };

const placeText = ({
  name,
  address,
  district,
  region,
}: ProductAnswer<'productClinic'>['places'][number]): string =>
  [name, address, district, region].filter(Boolean).join(', ');

const Clinic = ({ clinic }: { clinic: ProductAnswer<'productClinic'> }) => {
  const { displayName, note, coverages, places } = clinic;
  const more = places.length - first.places;
  const lines = [
    ...places.slice(0, first.places).map(placeText),
    more > 0 && `y ${counted(more, 'sede', 'sedes')} más`,
    note,
    coverages > 0 && `${counted(coverages, 'cobertura propia', 'coberturas propias')} ahí`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{displayName}</Typography>
      {lines.map((line, place) => (
        <Typography key={place} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
};

export const DetailClinics = ({ clinics }: { clinics: readonly ProductAnswer<'productClinic'>[] }) => {
  const [areAll, setAreAll] = useState(false);
  const more = clinics.length - first.clinics;
  return (
    <div>
      <Typography role="status">Vale en {counted(clinics.length, 'clínica', 'clínicas')}.</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {clinics.slice(0, areAll ? undefined : first.clinics).map((clinic) => (
          <Clinic key={clinic.id} clinic={clinic} />
        ))}
      </Box>
      {more > 0 && (
        <Button size="small" aria-expanded={areAll} onClick={() => setAreAll(!areAll)} sx={{ ml: -0.75 }}>
          {areAll ? 'Ver solo las primeras' : `Ver ${counted(more, 'clínica', 'clínicas')} más`}
        </Button>
      )}
    </div>
  );
};
