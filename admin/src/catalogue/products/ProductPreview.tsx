/** A draft as visitors get it once it is published, for people that one chooses. */
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { PreviewDetail } from './preview/detail/PreviewDetail.tsx';
import { PreviewResult } from './preview/PreviewResult.tsx';
import { ProfileForm } from './preview/ProfileForm.tsx';
import { usePreviewProfile } from './preview/usePreviewProfile.ts';
import { useProductPreview } from './preview/useProductPreview.ts';
import { type ProductRecord } from './product.ts';

export const ProductPreview = ({ product }: { product: ProductRecord }) => {
  const { profile, setProfile, asked, wrong, perfil } = usePreviewProfile(product.price);
  const { id: code, version, country, status, isChanged } = product;
  const { data, isPending, isPlaceholderData, error, refetch } = useProductPreview({
    code,
    version,
    profile: perfil,
  });
  const isOld = Object.keys(wrong).length > 0;
  const isSame = status === 'published' && !isChanged;
  return (
    <>
      {data?.card && (
        <Typography color="text.secondary">
          {isSame
            ? 'Esto recibe el sitio para mostrarlo a los visitantes: el borrador dice lo mismo que lo publicado.'
            : 'Esto recibe el sitio para mostrarlo a los visitantes si se publica el borrador ahora. Todavía no lo ve nadie.'}
        </Typography>
      )}
      {product.price && (
        <ProfileForm profile={profile} asked={asked} wrong={wrong} country={country} onChange={setProfile} />
      )}
      {error && !data && (
        <ReadError title="No se pudo armar la vista previa" error={error} onRetry={refetch} />
      )}
      {isPending && !error && <Skeleton variant="rounded" height={220} />}
      {data && isOld && (
        <Alert severity="info">
          Corrige los datos de arriba: lo que sigue es el resultado de los anteriores.
        </Alert>
      )}
      {data && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <PreviewResult
            preview={data}
            country={country}
            profile={profile}
            asked={asked}
            mark="Vista previa"
          />
        </Box>
      )}
      <PreviewDetail code={code} version={version} country={country} />
    </>
  );
};
