/** A page's heading: it names the tab, and takes the focus when one comes from another page. */
import { Typography, type TypographyProps } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

type PageHeadingProps = { title: string; sx?: TypographyProps['sx'] };

let isFirstPage = true;

export const PageHeading = ({ title, sx }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    // After a reload the focus belongs to the browser; later a screen reader should hear where it is now.
    if (!isFirstPage || navigation !== NavigationType.Pop) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
    // Once per page: the way one came does not change while one is here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <title>{`${title} · Cotejo`}</title>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={sx}>
        {title}
      </Typography>
    </>
  );
};
