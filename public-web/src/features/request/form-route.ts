/** What every page with a form has: a key that is made once for each form, however often it is sent. */
import { type LoaderFunction, type ShouldRevalidateFunction } from 'react-router-dom';
import { newUuid } from '../../domain/new-uuid.ts';
import { type FormKey } from './RequestForm.tsx';

export const formLoader: LoaderFunction = (): FormKey => ({ key: newUuid() });

/** A form that is shown again after an attempt keeps its key. */
export const keepsItsKey: ShouldRevalidateFunction = () => false;
