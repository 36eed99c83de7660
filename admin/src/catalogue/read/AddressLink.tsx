/** An address of the catalogue that can be followed; a file of the platform is read in one's own name. */
import { Link } from '@mui/material';
import { type MouseEvent } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { saveFile } from '../../misc/saveFile.ts';
import { visuallyHidden } from '../../misc/visuallyHidden.ts';
import { messageOf } from '../../providers/http-error.ts';
import { fileOfProduct, isOwnFile } from './appearance.ts';

/** `3f….pdf`: all that is known of it here. */
const nameOf = (address: string): string => `${address.split('/').at(-1) ?? ''}.pdf`;

export const AddressLink = ({ address }: { address: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext();
  const record = useRecordContext();
  // Visitors read it while its product shows it; staff at any time, as a file of the product.
  const source = resource === 'products' && record ? fileOfProduct(String(record.id), address) : address;
  const read = (event: MouseEvent): void => {
    event.preventDefault();
    saveFile(source, nameOf(address)).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };
  return isOwnFile(address) ? (
    <Link href={address} download={nameOf(address)} onClick={read}>
      {address}
    </Link>
  ) : (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {address}
      <span style={visuallyHidden}> {translate('resources.leads.show.newTab')}</span>
    </Link>
  );
};
