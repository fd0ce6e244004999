import { useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  createFormStore,
  type FormState,
  type FormStore,
  type PortalResolver,
  type TypedValues,
} from './form-store.ts';

/** A form as its screen uses it: the screen renders again when errors change or a submission starts or ends. */
export interface PortalForm<Output> extends FormStore<Output, keyof Output & string> {
  id: string;
  store: FormStore;
  formState: Pick<FormState, 'errors' | 'isSubmitting'>;
}

/**
 * A form for a schema of the contract. Validates nothing before the first submit; after that, an invalid field is
 * validated again on blur.
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
