import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useText } from '../i18n/use-text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { applyProblem } from './apply-problem.ts';
import { listFaults } from './list-faults.ts';
import { FormScope } from './form-scope.ts';
import styles from './form.module.css';

/** What fields hold: text as typed, or a tick. The schema turns it into what is sent. */
export type TypedValues<Output> = { [Name in keyof Output & string]: string | boolean };
export type PortalForm<Output> = UseFormReturn<TypedValues<Output>, unknown, Output>;
export type PortalResolver<Output> = Resolver<TypedValues<Output>, unknown, Output>;

/**
 * A form over a schema of the contract. Nothing is checked before the first submit; after it, a field that is wrong
 * is looked at again when it is left.
 */
export function usePortalForm<Output extends object>(
  resolver: PortalResolver<Output>,
  defaultValues: TypedValues<Output>,
): PortalForm<Output> {
  return useForm<TypedValues<Output>, unknown, Output>({
    resolver,
    defaultValues: defaultValues as never,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}

/** Whether the form shows a fault; for the title of its screen. */
export function hasFaults<Output>(form: PortalForm<Output>): boolean {
  return listFaults(form.formState.errors).length > 0;
}

export interface FormProps<Output> {
  form: PortalForm<Output>;
  /** Gets what the schema made of the fields. A problem that it throws is shown at its fields and in the summary. */
  onSubmit: (output: Output) => Promise<void> | void;
  /** After each change that the person makes, with everything typed so far; for saving as they type. */
  onDraftChange?: (values: TypedValues<Output>) => void;
  /** A field was left, its change made. */
  onFieldLeave?: (name: string) => void;
  children: ReactNode;
}

export function Form<Output>({ form, onSubmit, onDraftChange, onFieldLeave, children }: FormProps<Output>) {
  const { t, message } = useText();
  const idPrefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const faults = listFaults(form.formState.errors);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      // The press shows at once: the check of all fields may take longer than a frame.
      await new Promise((resolve) => setTimeout(resolve));
      await form.handleSubmit((output) => onSubmit(output))();
    } catch (error) {
      applyProblem(error, form);
    } finally {
      isBusy.current = false;
      setAttempts((before) => before + 1);
    }
  };

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const scope = {
    idPrefix,
    changed: () => onDraftChange?.(form.getValues()),
    left: (name: string) => onFieldLeave?.(name),
  };

  return (
    <FormProvider {...form}>
      <FormScope value={scope}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {attempts > 0 && faults.length > 0 && (
            <ErrorSummary
              ref={summary}
              title={t('common.errorSummary')}
              entries={faults.map(({ name, key }) => ({
                message: message(key),
                controlId: name === undefined ? undefined : `${idPrefix}-${name}`,
              }))}
            />
          )}
          {children}
        </form>
      </FormScope>
    </FormProvider>
  );
}

/** Two or more fields beside each other; one below the other on a phone. */
export function FieldRow({ children, columns = '1fr 1fr' }: { children: ReactNode; columns?: string }) {
  return (
    <div className={styles.row} style={{ '--columns': columns } as Record<string, string>}>
      {children}
    </div>
  );
}

/** The end of a screen: Back on the left, what is saved in the middle, the main action on the right. */
export function FormActions({ back, note, children }: { back?: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      {back}
      <div className={styles.note}>{note}</div>
      {children}
    </div>
  );
}
