/** A product as a search engine would show it. */
import { Box, Typography } from '@mui/material';
import { type Detail } from './detail.ts';

type SearchResultProps = { seo: Detail['seo']; name: string };

export const SearchResult = ({ seo, name }: SearchResultProps) => {
  const { seoTitle, seoDescription, url } = seo;
  const hints = [
    !url && 'Todavía no tiene ruta en el sitio.',
    !seoTitle && 'No tiene un título para buscadores: se mostrará su nombre.',
    !seoDescription && 'No tiene una descripción para buscadores: cada buscador elegirá un texto.',
  ];
  return (
    <div>
      <Box
        sx={{
          maxWidth: 600,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="body2" color="text.secondary">
          {['Cotejo', ...url.split('/').filter(Boolean)].join(' › ')}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', color: 'primary.main' }}>{seoTitle ?? name}</Typography>
        {seoDescription && <Typography variant="body2">{seoDescription}</Typography>}
      </Box>
      {hints.map(
        (hint) =>
          hint && (
            <Typography key={hint} variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
              {hint}
            </Typography>
          ),
      )}
    </div>
  );
};
