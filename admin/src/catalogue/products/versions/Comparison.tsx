/** Two states of a product side by side: versions, or the draft. */
import { Box, MenuItem, TextField } from '@mui/material';
import { type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../misc/Panel.tsx';
import { type ProductRecord, type VersionRow } from '../product.ts';
import { VersionDifference } from '../VersionDifference.tsx';

/** The draft, among the versions: by a number that no publication has. */
export const draftVersion = 0;
export type Compared = readonly [from: number, to: number];

/** What is compared while nobody has chosen: the last two, or the only one with the draft. */
export const firstChoice = (versions: readonly VersionRow[], isChanged: boolean): Compared => {
  const [last, before] = versions;
  if (isChanged || !before) return [last?.version ?? draftVersion, draftVersion];
  return [before.version, last?.version ?? draftVersion];
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

type ComparisonProps = {
  product: ProductRecord;
  versions: readonly VersionRow[];
  compared: Compared;
  onChoose: (compared: Compared) => void;
  /** Where one is led to what changed. */
  place: Ref<HTMLDivElement>;
};

export const Comparison = ({ product, versions, compared, onChoose, place }: ComparisonProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  const [from, to] = compared;
  return (
    <Box ref={place} tabIndex={-1} sx={{ outlineOffset: 2, scrollMarginTop: 72 }}>
      <Panel title={say('compare')}>
        <Box sx={{ display: 'flex', gap: 1.5, pt: 0.5, mb: 2, flexWrap: 'wrap' }}>
          <VersionChoice
            label={say('from')}
            value={from}
            versions={versions}
            onChange={(one) => onChoose([one, to])}
          />
          <VersionChoice
            label={say('to')}
            value={to}
            versions={versions}
            onChange={(one) => onChoose([from, one])}
          />
        </Box>
        <VersionDifference product={product} from={from} to={to} />
      </Panel>
    </Box>
  );
};
