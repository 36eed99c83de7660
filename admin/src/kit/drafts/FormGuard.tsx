/** Keeps what is typed into the form around it: asks before it goes, and brings it back for a day. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { drafts } from '../providers/tab.ts';
import { changedFields } from './changed.ts';
import { DraftLine } from './DraftLine.tsx';
import { useGuard } from './useGuard.ts';
import { offeredToForm, withDraft } from './offered.ts';
import { useKept } from './useKept.ts';

export type FormDraft = {
  /** By resource, record and command: what is typed for one is not offered for another. */
  readonly name: string;
  /** Whether it must be typed each time: it confirms something, or belongs to a file that is not kept. */
  readonly isUnkept?: boolean | undefined;
  /** Of the record. */
  readonly version?: number | undefined;
};

const nothing = {};
const isSomething = (values: object): boolean => Object.keys(values).length > 0;

export const FormGuard = ({ name, isUnkept = false, version }: FormDraft) => {
  const { reset, getValues } = useFormContext();
  const { isDirty, isReady, isSubmitting, defaultValues = nothing } = useFormState();
  const values = useWatch();
  const [draft, setDraft] = useState(() =>
    isUnkept ? undefined : offeredToForm(drafts.read(name), defaultValues),
  );
  const isRestored = useRef(false);
  const changed = useMemo(
    () => (isDirty ? changedFields(values, defaultValues) : nothing),
    [isDirty, values, defaultValues],
  );
  const isHolding = isSomething(changed);

  useEffect(() => {
    if (!isReady || !draft || isRestored.current) return;
    isRestored.current = true;
    reset(withDraft(getValues(), draft), { keepDefaultValues: true });
  }, [isReady, draft, getValues, reset]);

  useGuard(name, isHolding && !isSubmitting, !isUnkept);
  useKept({
    name: isUnkept ? undefined : name,
    value: isHolding ? changed : undefined,
    version,
    isSending: isSubmitting,
    restored: draft?.value,
  });

  if (!draft || !isHolding) return null;
  const startAgain = () => {
    reset();
    drafts.keep(name, undefined);
    setDraft(undefined);
  };
  return <DraftLine draft={draft} version={version} onStartAgain={startAgain} />;
};
