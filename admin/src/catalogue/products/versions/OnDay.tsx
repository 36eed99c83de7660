/** What a product said and cost on a day: the version that held then, with its price for people that one chooses. */
import { dayIn } from '@cotejo/core/catalogue';
import { spelledDay } from '@cotejo/core/kit/time';
import { Alert, Box, Skeleton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { ReadError } from '../../../kit/ui/ReadError.tsx';
import { formatInstant } from '../../../kit/time/time.ts';
import { useNow } from '../../../kit/time/useNow.ts';
import { PreviewDetail } from '../preview/detail/PreviewDetail.tsx';
import { PreviewResult } from '../preview/PreviewResult.tsx';
import { ProfileForm } from '../preview/ProfileForm.tsx';
import { usePreviewProfile } from '../preview/usePreviewProfile.ts';
import { useProductPreview } from '../preview/useProductPreview.ts';
import { type ProductRecord, type VersionRecord, type VersionRow } from '../product.ts';
import { VersionContent } from './VersionContent.tsx';
import { versionOn } from './versionOn.ts';

const isDay = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));

type OnDayProps = { product: ProductRecord; versions: readonly VersionRow[] };
type HeldProps = { product: ProductRecord; held: VersionRow; day: string };

const Held = ({ product, held, day }: HeldProps) => {
  const { profile, setProfile, asked, wrong, perfil } = usePreviewProfile(held.price);
  const { id: code, country } = product;
  const read = useProductPreview({ code, version: held.version, profile: perfil, at: day });
  const whole = useGetOne<VersionRecord>('product-versions', { id: held.id });
  const content = (whole.data as Partial<VersionRecord> | undefined)?.content;
  return (
    <>
      <ProfileForm profile={profile} asked={asked} wrong={wrong} country={country} onChange={setProfile} />
      {read.error && !read.data && (
        <ReadError title="No se pudo armar la vista previa" error={read.error} onRetry={read.refetch} />
      )}
      {read.isPending && !read.error && <Skeleton variant="rounded" height={160} />}
      {read.data && (
        <PreviewResult
          preview={read.data}
          country={country}
          profile={profile}
          asked={asked}
          mark={spelledDay(day)}
        />
      )}
      <PreviewDetail code={code} version={held.version} country={country} at={day} />
      {whole.error && !content && (
        <ReadError title="No se pudo leer lo que decía" error={whole.error} onRetry={whole.refetch} />
      )}
      {content && <VersionContent said={{ content, price: held.price, country }} />}
    </>
  );
};

export const OnDay = ({ product, versions }: OnDayProps) => {
  const today = dayIn(product.country, new Date(useNow()).toISOString());
  const [day, setDay] = useState(today);
  const isFuture = isDay(day) && day > today;
  const held = isDay(day) && !isFuture ? versionOn(versions, product.country, day) : undefined;
  return (
    <Panel title="Qué decía y cuánto costaba un día">
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField
          type="date"
          size="small"
          label="Día"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isFuture}
          helperText={
            isFuture ? 'Elige un día que ya haya llegado.' : 'Cuenta lo que regía al final del día.'
          }
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          sx={{ maxWidth: 320 }}
        />
        {isDay(day) && !isFuture && (
          <Box role="status">
            {held ? (
              <Typography>
                El {spelledDay(day)} los visitantes veían la versión {held.version}, publicada el{' '}
                {formatInstant(held.publishedAt)}.
              </Typography>
            ) : (
              <Alert severity="info">El {spelledDay(day)} los visitantes no veían este producto.</Alert>
            )}
          </Box>
        )}
        {held && <Held key={held.id} product={product} held={held} day={day} />}
      </Box>
    </Panel>
  );
};
