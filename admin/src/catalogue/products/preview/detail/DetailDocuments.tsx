/** The papers that visitors can open of a plan, each as the PDF that it is or will be. */
import { type ProductAnswer } from '@cotejo/core/product-content';
import { Box, Typography } from '@mui/material';
import { counted } from '../../../../kit/words/plural.ts';
import { AddressLink } from '../../../read/AddressLink.tsx';
import { FileLink } from '../../../read/FileLink.tsx';
import { choiceName } from '../../../read/words.ts';

type DocumentsProps = {
  documents: readonly ProductAnswer<'document'>[];
  code: string;
  /** The day whose papers they are; the draft's where none is said. */
  at: string | undefined;
};

/** Where staff reads a paper that is made of its text: that of a draft is no visitor's yet. */
const writtenAddress = (code: string, id: number, at: string | undefined): string =>
  `/api/console/product-previews/${encodeURIComponent(code)}/documents/${id}${at === undefined ? '' : `?at=${at}`}`;

export const DetailDocuments = ({ documents, code, at }: DocumentsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {documents.map(({ id, title, kind, version, url, numberOfPages }) => (
      <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
        {numberOfPages === null ? (
          <AddressLink address={url} name={`${title}.pdf`}>
            {title}
          </AddressLink>
        ) : (
          <FileLink address={url} source={writtenAddress(code, id, at)} name={`${title}.pdf`}>
            {title}
          </FileLink>
        )}
        <Typography variant="body2" color="text.secondary">
          {[
            choiceName('kind', kind),
            version,
            numberOfPages !== null &&
              `PDF generado a partir de ${counted(numberOfPages, 'página', 'páginas')} de texto`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    ))}
  </Box>
);
