/** An address of the catalogue that can be followed; a file of the platform is read in one's own name. */
import { Link } from '@mui/material';
import { type ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { fileOfProduct, isOwnFile } from './appearance.ts';
import { FileLink } from './FileLink.tsx';

/** `3f….pdf`: all that is known of it here. */
const nameOf = (address: string): string => `${address.split('/').at(-1) ?? ''}.pdf`;

type AddressLinkProps = {
  address: string;
  /** Of the file that is saved, where it is one. */
  name?: string;
  /** What is read; the address where nothing is said. */
  children?: ReactNode;
};

export const AddressLink = (props: AddressLinkProps) => {
  const { address, name = nameOf(address), children = address } = props;
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!isOwnFile(address))
    return (
      <Link href={address} target="_blank" rel="noopener noreferrer">
        {children}
        <span style={visuallyHidden}> (se abre en otra pestaña)</span>
      </Link>
    );
  // Visitors read it while its product shows it; staff at any time, as a file of the product.
  const source = resource === 'products' && record ? fileOfProduct(String(record.id), address) : address;
  return (
    <FileLink address={address} source={source} name={name}>
      {children}
    </FileLink>
  );
};
