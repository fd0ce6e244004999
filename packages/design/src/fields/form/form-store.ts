import { createStore, type StoreApi } from 'zustand';

export type FieldValue = string | boolean;

export type TypedValues<Output> = { [Name in keyof Output & string]: FieldValue };

/** Text key of each field's error; errors without a field have a name starting with `root`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormState {
  values: Readonly<Record<string, FieldValue>>;
  errors: FieldErrors;
  isSubmitting: boolean;
}

export type Checked<Output> = { output: Output } | { errors: FieldErrors };

/** Validates the typed values. May load its rules first, and rejects if it cannot. */
export type PortalResolver<Output> = (values: TypedValues<Output>) => Promise<Checked<Output>> | Checked<Output>;

export interface FormStore<Output = unknown, Name extends string = string> extends Pick<
  StoreApi<FormState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  getValues(): Record<Name, FieldValue>;
  setValue(name: Name, value: FieldValue): void;
  reset(values: Record<Name, FieldValue>): void;
  setError(name: Name, key: string): void;
  clearErrors(names: readonly Name[]): void;
  /** Validates one field; the others keep their errors. */
  trigger(name: Name): Promise<void>;
  /**
   * Validates everything and clears earlier errors. Passes on errors thrown by the resolver or `onValid`; the form can
   * then be submitted again.
   */
  submit(onValid: (output: Output) => Promise<void> | void, onInvalid?: () => void): Promise<void>;
  /** Delays validation until `fill` has settled: Continue waits for an address that is being loaded. */
  waitFor(fill: Promise<unknown>): void;
  /** Replaces the resolver, because requirements may change while the form is open. */
  setResolver(resolver: PortalResolver<Output>): void;
}

export function createFormStore<Output>(
  firstResolver: PortalResolver<Output>,
  startingValues: TypedValues<Output>,
): FormStore<Output, keyof Output & string> {
  const { setState, ...store } = createStore<FormState>(() => ({
    values: startingValues,
    errors: {},
    isSubmitting: false,
  }));
  const { getState } = store;
  let resolver = firstResolver;
  let fills: Promise<unknown> = Promise.resolve();

  const getValues = () => getState().values as TypedValues<Output>;
  const setError = (name: string, key: string) => setState(({ errors }) => ({ errors: { ...errors, [name]: key } }));
  const clearErrors = (names: readonly string[]) =>
    setState(({ errors }) => ({
      errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    }));
  const check = async () => {
    await fills;
    return resolver(getValues());
  };

  return {
    ...store,
    getValues,
    setValue: (name, value) => setState(({ values }) => ({ values: { ...values, [name]: value } })),
    reset: (values) => setState({ values, errors: {} }),
    setError,
    clearErrors,
    trigger: async (name) => {
      const checked = await check();
      const key = 'errors' in checked ? checked.errors[name] : undefined;
      if (key === undefined) clearErrors([name]);
      else setError(name, key);
    },
    submit: async (onValid, onInvalid) => {
      setState({ isSubmitting: true });
      try {
        const checked = await check();
        if ('errors' in checked) {
          setState({ errors: checked.errors, isSubmitting: false });
          onInvalid?.();
          return;
        }
        setState({ errors: {} });
        await onValid(checked.output);
      } finally {
        setState({ isSubmitting: false });
      }
    },
    waitFor: (fill) => {
      fills = Promise.allSettled([fills, fill]);
    },
    setResolver: (next) => {
      resolver = next;
    },
  };
}
