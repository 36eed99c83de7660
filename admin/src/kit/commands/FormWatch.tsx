/** Tells what the form around it holds, now and after each change. */
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Values } from './form.ts';

export const FormWatch = ({ onTyped }: { onTyped: (typed: Values) => void }) => {
  const { getValues } = useFormContext();
  const values = useWatch();
  const tell = useEffectEvent(() => onTyped(getValues()));
  useEffect(() => tell(), [values]);
  return null;
};
