import { useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  createFormStore,
  type FormState,
  type FormStore,
  type PortalResolver,
  type TypedValues,
} from './form-store.ts';

/** A form as its screen sees it: the screen renders again when the errors change, or a submission begins or ends. */
export interface PortalForm<Output> extends FormStore<Output, keyof Output & string> {
  /** In front of every control's id, so that two forms on one page never share one. */
  id: string;
  /** The form as its fields see it, the same for as long as it is open. */
  store: FormStore;
  formState: Pick<FormState, 'errors' | 'isSubmitting'>;
}

/**
 * A form over a schema of the contract. Nothing is checked before the first submit; after it, a field that is wrong
 * is looked at again when it is left.
 */
export function usePortalForm<Output extends object>(
  resolver: PortalResolver<Output>,
  startingValues: TypedValues<Output>,
): PortalForm<Output> {
  const [store] = useState(() => createFormStore(resolver, startingValues));
  useEffect(() => store.setResolver(resolver), [store, resolver]);
  const id = useId();
  const errors = useStore(store, (state) => state.errors);
  const isSubmitting = useStore(store, (state) => state.isSubmitting);
  return useMemo(
    () => ({ ...store, id, store, formState: { errors, isSubmitting } }),
    [store, id, errors, isSubmitting],
  );
}
