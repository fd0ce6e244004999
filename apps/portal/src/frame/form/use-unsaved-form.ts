import {
  type PortalForm,
  type PortalResolver,
  type TypedValues,
  usePortalForm,
} from '@portal/design/fields/form/form.tsx';
import { findUnsavedAnswer, storeUnsavedAnswer } from '../../session/unsaved-answers.ts';
import { withTyped } from './with-typed.ts';

export interface UnsavedForm<Output> {
  form: PortalForm<Output>;
  /** Pass it to the form as `onDraftChange`. */
  store: (typed: TypedValues<Output>) => void;
  /** Call once the server has the values. */
  clear: () => void;
}

/**
 * A form of a customer whose values are sent only on submit. Until then they survive leaving the screen, a reload, a
 * crash and the end of the session.
 */
export function useUnsavedForm<Output extends object>(
  name: string,
  resolver: PortalResolver<Output>,
  startingValues: TypedValues<Output>,
): UnsavedForm<Output> {
  const form = usePortalForm(resolver, withTyped(startingValues, findUnsavedAnswer(name)?.typed));
  return {
    form,
    store: (typed) => storeUnsavedAnswer(name, { typed: { ...typed } }),
    clear: () => storeUnsavedAnswer(name, undefined),
  };
}
