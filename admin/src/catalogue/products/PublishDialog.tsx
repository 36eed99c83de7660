/** Publishes a draft: what changes for visitors is shown first, and what keeps it from being published after. */
import { agesWithoutPrice } from '@cotejo/core/pricing';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FormErrors } from '../form/state/form-context.ts';
import { labelAt } from '../read/words.ts';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { differenceLine, fieldName, toldDifferences } from './differenceText.ts';
import { type ProductRecord } from './product.ts';
import { VersionDifference } from './VersionDifference.tsx';

const Missing = ({ errors }: { errors: FormErrors }) => {
  const translate = useTranslate();
  return (
    <Alert severity="error">
      <AlertTitle>{translate('cotejo.catalogue.command.missing')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {Object.entries(errors).map(([path, message]) => (
          <li key={path}>{`${fieldName(path)}: ${message}`}</li>
        ))}
      </Box>
    </Alert>
  );
};

/** A rule may mean it, so it is no error. */
const AgesWithoutPrice = ({ price }: Pick<ProductRecord, 'price'>) => {
  const translate = useTranslate();
  const told = (price ? agesWithoutPrice(price) : []).map(({ role, from, to }) => {
    const ages = from === to ? 'age' : 'ages';
    return translate(`cotejo.catalogue.command.${ages}`, { who: labelAt([role]).toLowerCase(), from, to });
  });
  if (told.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('cotejo.catalogue.command.agesWithoutPrice', { ages: told.join('; ') })}
    </Alert>
  );
};

export const PublishDialog = ({ product, onClose }: { product: ProductRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const { publications, country } = product;
  const isSame = publications > 0 && !product.isChanged;
  const text = isSame ? (product.status === 'withdrawn' ? 'publishAgain' : 'publishSame') : 'publish';
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.command.${key}`, args);
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command="publish"
      title={say('names.publish')}
      country={country}
      record={product}
      changedSince={(opened, newest) => toldDifferences(opened, newest, country).map(differenceLine)}
      problemOf={(errors) => <Missing errors={errors} />}
      saveLabel={say('names.publish')}
      isBlocked={text === 'publishSame'}
      maxWidth={publications > 0 && !isSame ? 'md' : 'xs'}
      onClose={onClose}
    >
      <Alert severity="info">{say(`text.${text}`, { version: publications + 1 })}</Alert>
      {!isSame && <AgesWithoutPrice price={product.price} />}
      {publications > 0 && !isSame && <VersionDifference product={product} from={publications} to={0} />}
    </CatalogueDialog>
  );
};
