/** A product's page as a visitor would read it beneath its card: every part, and which of them there will not be. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Box, Skeleton, Typography } from '@mui/material';
import { Panel } from '../../../../kit/ui/Panel.tsx';
import { ReadError } from '../../../../kit/ui/ReadError.tsx';
import { ReadFold } from '../../../shared/ReadFold.tsx';
import { DetailPart } from './DetailPart.tsx';
import { partsOf } from './parts.ts';
import { SearchResult } from './SearchResult.tsx';
import { type DetailQuestion, useProductDetail } from './useProductDetail.ts';

const partNames = {
  conditions: 'Condiciones',
  coverages: 'Qué cubre',
  features: 'Características',
  descriptions: 'Sobre el plan',
  exclusions: 'Qué no cubre',
  extraBenefits: 'Beneficios adicionales',
  faq: 'Preguntas frecuentes',
  documents: 'Documentos',
  offers: 'Ofertas vigentes',
  payment: 'Cómo se paga',
  limits: 'Topes y deducibles',
  clinics: 'Dónde te atiendes',
  whom: 'Quién puede contratarlo y dónde vale',
};

const Empty = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ px: 2, py: 1.25, border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <Typography component="h3" sx={{ display: 'inline', fontWeight: 600 }}>
      {title}
    </Typography>{' '}
    <Typography component="span" variant="body2" color="text.secondary">
      {text}
    </Typography>
  </Box>
);

export const PreviewDetail = ({ country, ...question }: DetailQuestion & { country: CountryCode }) => {
  const { data, error, refetch } = useProductDetail(question);
  if (error && !data)
    return <ReadError title="No se pudo leer la página del plan" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;
  const { name, detail } = data;
  if (!detail) return null;
  return (
    <Panel title="La página del plan">
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {partsOf(detail).map(({ name: part, count, isList }) =>
          count > 0 ? (
            <ReadFold key={part} title={`${partNames[part]}${isList ? ` (${count})` : ''}`}>
              <DetailPart
                name={part}
                detail={detail}
                code={question.code}
                country={country}
                at={question.at}
              />
            </ReadFold>
          ) : (
            <Empty
              key={part}
              title={partNames[part]}
              text="Está vacía: los visitantes no verán esta parte."
            />
          ),
        )}
        <ReadFold title="En los buscadores">
          <SearchResult seo={detail.seo} name={name ?? question.code} />
        </ReadFold>
      </Box>
    </Panel>
  );
};
