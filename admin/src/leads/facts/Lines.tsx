/** Several lines of one fact; a long list shows its beginning, and the rest when asked for. */
import { Box, Button } from '@mui/material';
import { useState } from 'react';

const atFirst = 5;

export const Lines = ({ lines }: { lines: readonly string[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? lines : lines.slice(0, atFirst);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Box>
      {lines.length > atFirst && (
        <Button size="small" sx={{ ml: -0.5 }} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Mostrar menos' : `Mostrar los ${lines.length}`}
        </Button>
      )}
    </>
  );
};
