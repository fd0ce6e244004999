import { createStore, type StoreApi } from 'zustand';

export type FieldValue = string | boolean;

/** What fields hold: text as typed, or a tick. The schema turns it into what is sent. */
export type TypedValues<Output> = { [Name in keyof Output & string]: FieldValue };

/** The key of a text for each field that is wrong; what belongs to no field has a name that starts with `root`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormState {
  values: Readonly<Record<string, FieldValue>>;
  errors: FieldErrors;
  isSubmitting: boolean;
}

/** What the schema made of the values, or what is wrong with them. */
export type Checked<Output> = { output: Output } | { errors: FieldErrors };

/** Checks what was typed. It may have to load the rules first, and rejects if it cannot. */
export type PortalResolver<Output> = (values: TypedValues<Output>) => Promise<Checked<Output>> | Checked<Output>;

/** What one form holds, outside of React: a field renders again for its own changes alone. */
export interface FormStore<Output = unknown, Name extends string = string> extends Pick<
  StoreApi<FormState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  getValues(): Record<Name, FieldValue>;
  setValue(name: Name, value: FieldValue): void;
  /** Other values, and no errors. */
  reset(values: Record<Name, FieldValue>): void;
  setError(name: Name, key: string): void;
  clearErrors(names: readonly Name[]): void;
  /** Checks one field again; the others keep what they show. */
  trigger(name: Name): Promise<void>;
  /**
   * Checks everything; earlier errors go. Throws what the check or `onValid` throws, and the form is then ready for
   * another try.
   */
  submit(onValid: (output: Output) => Promise<void> | void, onInvalid?: () => void): Promise<void>;
  /** The form is not checked before this has ended: Continue waits for an address that is on its way. */
  waitFor(fill: Promise<unknown>): void;
  /** Checks by another one from now on: what is required may change while the form is open. */
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
