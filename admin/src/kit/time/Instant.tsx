/** An instant: how long ago or when, and the whole truth on hover. */
import { formatFullInstant, formatInstant, formatRelative } from './time.ts';
import { useNow } from './useNow.ts';

export const RelativeInstant = ({ value }: { value: string }) => {
  const now = useNow();
  return (
    <time dateTime={value} title={formatFullInstant(value)}>
      {formatRelative(value, now)}
    </time>
  );
};

export const AbsoluteInstant = ({ value }: { value: string }) => (
  <time dateTime={value} title={formatFullInstant(value)}>
    {formatInstant(value)}
  </time>
);
