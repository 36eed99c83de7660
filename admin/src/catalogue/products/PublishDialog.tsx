/** Publishes a draft: what changes for visitors is shown first, and what keeps it from being published after. */
import { agesWithoutPrice } from '@cotejo/core/pricing';
import { Alert, AlertTitle, Box } from '@mui/material';
import { type FormErrors } from '../form/state/form-context.ts';
import { labelAt } from '../read/words.ts';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { differenceLine, fieldName, formatDifferences } from './differenceText.ts';
import { type ProductRecord } from './product.ts';
import { VersionDifference } from './VersionDifference.tsx';

const Missing = ({ errors }: { errors: FormErrors }) => (
  <Alert severity="error">
    <AlertTitle>Falta algo antes de publicar</AlertTitle>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {Object.entries(errors).map(([path, message]) => (
        <li key={path}>{`${fieldName(path)}: ${message}`}</li>
      ))}
    </Box>
  </Alert>
);

/** A rule may mean it, so it is no error. */
const AgesWithoutPrice = ({ price }: Pick<ProductRecord, 'price'>) => {
  const told = (price ? agesWithoutPrice(price) : []).map(
    ({ role, from, to }) =>
      `${labelAt([role]).toLowerCase()} de ${from === to ? from : `${from} a ${to}`} años`,
  );
  if (told.length === 0) return null;
  return (
    <Alert severity="warning">
      La regla asegura edades para las que no tiene precio: {told.join('; ')}. Quien las tenga verá el plan
      sin precio.
    </Alert>
  );
};

export const PublishDialog = ({ product, onClose }: { product: ProductRecord; onClose: () => void }) => {
  const { publications, country } = product;
  const isSame = publications > 0 && !product.isChanged;
  const isWithdrawn = product.status === 'withdrawn';
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command="publish"
      title="Publicar"
      country={country}
      record={product}
      changedSince={(opened, newest) => formatDifferences(opened, newest, country).map(differenceLine)}
      problemOf={(errors) => <Missing errors={errors} />}
      saveLabel="Publicar"
      isBlocked={isSame && !isWithdrawn}
      maxWidth={publications > 0 && !isSame ? 'md' : 'xs'}
      onClose={onClose}
    >
      <Alert severity="info">
        {!isSame
          ? `Los visitantes verán el borrador tal como está, como la versión ${publications + 1}.`
          : isWithdrawn
            ? `Vuelve a la vista de los visitantes como la versión ${publications + 1}; dice lo mismo que cuando se retiró.`
            : 'El borrador dice lo mismo que lo publicado: no hay nada que cambie para los visitantes.'}
      </Alert>
      {!isSame && <AgesWithoutPrice price={product.price} />}
      {publications > 0 && !isSame && <VersionDifference product={product} from={publications} to={0} />}
    </CatalogueDialog>
  );
};
