/** A draft as visitors will see it once it is published: its card, what it covers first, and how its price comes about. */
import { displayNameOf } from '@cotejo/core/catalogue';
import { Alert, Box, Chip, Paper, Rating, Skeleton, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Panel } from '../../misc/Panel.tsx';
import { ReadError } from '../../misc/ReadError.tsx';
import { ReferenceName } from '../read/ReferenceName.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { type Preview, previewOf, storedRows } from './previewModel.ts';
import { type ProductRecord } from './product.ts';

type TableRow = { id: string; days: readonly { from: string; rows: unknown }[] };

const mainCoverages = 5;

const Badges = ({ product, isNew }: { product: ProductRecord; isNew: boolean }) => {
  const translate = useTranslate();
  const { selling, identity } = product.content;
  const told = {
    isNew,
    exclusive: selling.exclusive,
    popular: selling.isPopular,
    promoted: selling.isPromoted,
    demo: identity.isDemo,
  };
  return Object.entries(told).flatMap(([name, isSo]) =>
    isSo ? [<Chip key={name} size="small" label={translate(`cotejo.catalogue.preview.${name}`)} />] : [],
  );
};

const PriceOf = ({ preview: { amount, period, reasons, price } }: { preview: Preview }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.preview.${key}`, args);
  if (!price) return <Typography color="text.secondary">{say('noPrice')}</Typography>;
  return (
    <Box>
      {amount === undefined ? (
        <Typography color="text.secondary">{say('noPrice')}</Typography>
      ) : (
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
          {amount}{' '}
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 400 }}>
            {period}
          </Box>
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {say('all', {
          smart_count: price.profilesEvaluated,
          evaluated: price.profilesEvaluated,
          priced: price.profilesWithPrice,
        })}
      </Typography>
      {reasons.map((reason) => (
        <Alert key={reason} severity="warning" sx={{ mt: 1 }}>
          {reason}
        </Alert>
      ))}
    </Box>
  );
};

const Card = ({ product, preview }: { product: ProductRecord; preview: Preview }) => {
  const translate = useTranslate();
  const { identity, highlights } = product.content;
  const { stars } = preview;
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={displayNameOf(product.content)}
      sx={{
        p: 2.5,
        maxWidth: 420,
        display: 'grid',
        gap: 1,
        borderTop: `4px solid ${identity.colour ?? 'transparent'}`,
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        <Badges product={product} isNew={preview.isNew} />
      </Box>
      {identity.organizationId && (
        <Typography variant="body2" color="text.secondary">
          <ReferenceName to={{ resource: 'organizations' }} id={String(identity.organizationId)} />
        </Typography>
      )}
      <Typography sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{displayNameOf(product.content)}</Typography>
      {stars !== undefined && (
        <Rating
          readOnly
          precision={0.5}
          value={stars}
          size="small"
          getLabelText={(value) => translate('cotejo.catalogue.preview.score', { stars: value })}
        />
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </Box>
      <PriceOf preview={preview} />
    </Paper>
  );
};

export const ProductPreview = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.preview.${key}`);
  const { data, isPending, error, refetch } = useGetList<TableRow>('dated-tables', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  if (isPending) return <Skeleton variant="rounded" height={220} />;
  if (!data) return <ReadError title={say('tables')} error={error} onRetry={refetch} />;
  const preview = previewOf(product, storedRows(data), new Date().toISOString());
  return (
    <>
      <Typography color="text.secondary">{say('text')}</Typography>
      <Card product={product} preview={preview} />
      {product.content.coverages.length > 0 && (
        <Panel title={say('mainCoverages')}>
          <CoverageTable
            coverages={product.content.coverages.slice(0, mainCoverages)}
            country={product.country}
            label={say('mainCoverages')}
          />
        </Panel>
      )}
      {preview.trace.length > 0 && (
        <Panel title={say('how')}>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {preview.trace.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </Box>
        </Panel>
      )}
    </>
  );
};
