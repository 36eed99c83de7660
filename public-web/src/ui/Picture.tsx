/**
 * A picture that may fail: its webp variant first where it has one, then the picture itself, then what stands for it
 * (spec, public side, sections 5 and 7).
 */
import { type ReactNode, useState } from 'react';

type PictureProps = {
  readonly src: string;
  /** Empty where what it shows is said beside it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly fallback: ReactNode;
  readonly className?: string;
};

/** Drawings are small already, and moving pictures would stand still. */
const hasVariant = (src: string): boolean => /\.(?:jpe?g|png)$/i.test(src);

type Tried = 'variant' | 'original' | 'nothing';

export const Picture = ({ src, alt, width, height, fallback, className }: PictureProps) => {
  const [tried, setTried] = useState<Tried>(hasVariant(src) ? 'variant' : 'original');
  if (tried === 'nothing') return fallback;
  return (
    <img
      className={className}
      src={tried === 'variant' ? `${src}.webp` : src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setTried(tried === 'variant' ? 'original' : 'nothing')}
    />
  );
};
