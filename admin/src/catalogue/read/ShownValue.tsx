/** A picture, a colour or an address of the catalogue, seen as what it is, with the text that says so. */
import { Box } from '@mui/material';
import { useState } from 'react';
import { AddressLink } from './AddressLink.tsx';
import { appearanceOf, isUploaded } from './appearance.ts';
import { pictureFrame } from './pictureFrame.ts';

const Picture = ({ address }: { address: string }) => {
  const [isGone, setIsGone] = useState(false);
  return (
    <>
      {!isGone && (
        <Box component="img" src={address} alt="" onError={() => setIsGone(true)} sx={pictureFrame} />
      )}
      <AddressLink address={address}>{isUploaded(address) ? 'Imagen subida' : address}</AddressLink>
    </>
  );
};

const Colour = ({ code }: { code: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Box
      aria-hidden
      sx={{ width: 20, height: 20, borderRadius: 0.5, border: 1, borderColor: 'divider', bgcolor: code }}
    />
    {code}
  </Box>
);

/** @param name of the field; its value must be one of those that `appearanceOf` knows */
export const ShownValue = ({ name, value }: { name: string; value: string }) => {
  switch (appearanceOf(name, value)) {
    case 'picture':
      return <Picture key={value} address={value} />;
    case 'colour':
      return <Colour code={value} />;
    case 'link':
      return <AddressLink address={value} />;
    default:
      return value;
  }
};
