/** Everything that was published of a product; two of it side by side. */
import { Box, MenuItem, Skeleton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { ActorName } from '../../misc/ActorName.tsx';
import { AbsoluteInstant } from '../../misc/Instant.tsx';
import { Panel } from '../../misc/Panel.tsx';
import { ReadError } from '../../misc/ReadError.tsx';
import { formatInstant } from '../../misc/time.ts';
import { priceWords } from '../read/priceWords.ts';
import { type ProductRecord, type VersionRow } from './product.ts';
import { VersionDifference } from './VersionDifference.tsx';

/** The draft, among the versions: by a number that no publication has. */
const draftVersion = 0;

const Version = ({ row, product }: { row: VersionRow; product: ProductRecord }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.versions.${key}`, args);
  const end = row.endedAt
    ? say(row.withdrawn ? 'withdrawn' : 'until', { instant: formatInstant(row.endedAt) })
    : say('current');
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{say('version', { version: row.version })}</Typography>
      <Typography variant="body2">
        <AbsoluteInstant value={row.publishedAt} /> · {end}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <ActorName actor={row.actor} name={row.actorName} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {priceWords(row.price, product.country).lines.join(' ')}
      </Typography>
    </Box>
  );
};

type ChoiceProps = {
  label: string;
  value: number;
  versions: readonly VersionRow[];
  onChange: (version: number) => void;
};

const VersionChoice = ({ label, value, versions, onChange }: ChoiceProps) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.versions.${key}`, args);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: 180, flex: '1 1 180px' }}
    >
      <MenuItem value={String(draftVersion)}>{say('draft')}</MenuItem>
      {versions.map(({ version }) => (
        <MenuItem key={version} value={String(version)}>
          {say('version', { version })}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** What is compared while nobody has chosen: the last two, or the only one with the draft. */
const firstChoice = (versions: readonly VersionRow[], isChanged: boolean): readonly [number, number] => {
  const [last, before] = versions;
  if (isChanged || !before) return [last?.version ?? draftVersion, draftVersion];
  return [before.version, last?.version ?? draftVersion];
};

const Comparison = ({ product, versions }: { product: ProductRecord; versions: readonly VersionRow[] }) => {
  const translate = useTranslate();
  const [[from, to], choose] = useState(() => firstChoice(versions, product.isChanged));
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  return (
    <Panel title={say('compare')}>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
        <VersionChoice
          label={say('from')}
          value={from}
          versions={versions}
          onChange={(one) => choose([one, to])}
        />
        <VersionChoice
          label={say('to')}
          value={to}
          versions={versions}
          onChange={(one) => choose([from, one])}
        />
      </Box>
      <VersionDifference product={product} from={from} to={to} />
    </Panel>
  );
};

export const ProductVersions = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  const { data, isPending, error, refetch } = useGetList<VersionRow>('product-versions', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'version', order: 'DESC' },
    filter: { productId: product.id },
  });
  return (
    <>
      <Panel title={say('title')}>
        {isPending && <Skeleton variant="rounded" height={120} />}
        {error && !data && <ReadError title={say('error')} error={error} onRetry={refetch} />}
        {data?.length === 0 && <Typography>{say('empty')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((row) => (
            <Version key={row.id} row={row} product={product} />
          ))}
        </Box>
      </Panel>
      {data && data.length > 0 && <Comparison product={product} versions={data} />}
    </>
  );
};
