import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ErrorSummary } from '../../ui/messages/error-summary.tsx';
import type { PortalResolver, TypedValues } from './form-store.ts';
import { announceSilentFills } from './announce-silent-fills.ts';
import { type FormError, listErrors } from './list-errors.ts';
import { controlId, type Explain, FormScope } from './form-scope.ts';
import { type PortalForm, usePortalForm } from './use-form.ts';
import styles from './form.module.css';

export { type PortalForm, type PortalResolver, type TypedValues, usePortalForm };

export function hasErrors<Output>(form: PortalForm<Output>): boolean {
  return listErrors(form.formState.errors).length > 0;
}

export function selectField<Output>(form: PortalForm<Output>, name: keyof Output & string): void {
  const control = document.getElementById(controlId(form.id, name));
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

export interface ErrorTarget {
  setError: (name: never, key: string) => void;
  getValues: () => object;
}

export interface FormProps<Output> {
  form: PortalForm<Output>;
  onSubmit: (output: Output) => Promise<void> | void;
  /** Adds errors thrown by `onSubmit` to the form, as text keys. */
  showError: (error: unknown, form: ErrorTarget) => void;
  /** Called after each change by the person, with all typed values, to save while typing. */
  onDraftChange?: (values: TypedValues<Output>) => void;
  onFieldLeave?: (name: string) => void;
  explain?: Explain | undefined;
  children: ReactNode;
}

export function Form<Output>({ form, onSubmit, showError, explain, children, ...listeners }: FormProps<Output>) {
  const { t, message } = useText();
  const summary = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const summarized = useSummary(attempts, listErrors(form.formState.errors));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    announceSilentFills(event.currentTarget);
    try {
      // Lets the click paint first: validating all fields may take longer than a frame.
      await new Promise((resolve) => setTimeout(resolve));
      await form.submit((output) => onSubmit(output));
    } catch (error) {
      showError(error, form);
    } finally {
      isBusy.current = false;
      setAttempts((before) => before + 1);
    }
  };

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const scope = {
    form: form.store,
    idPrefix: form.id,
    changed: () => listeners.onDraftChange?.(form.getValues()),
    left: (name: string) => listeners.onFieldLeave?.(name),
    explain,
  };

  return (
    <FormScope value={scope}>
      {/* `dialog`: before the script loads, submitting must not put typed values into the URL. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {summarized.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={t('common.errorSummary')}
            entries={summarized.map(({ name, key }) => {
              const id = name === undefined ? undefined : controlId(form.id, name);
              const isAlone = summarized.filter((other) => other.key === key).length === 1;
              const group = isAlone || id === undefined ? undefined : groupOf(id);
              const words = message(key);
              return { message: group ? t('common.errorIn', { group, message: words }) : words, controlId: id };
            })}
          />
        )}
        {children}
      </form>
    </FormScope>
  );
}

/** The legend of the group that a control is in, such as an address. */
function groupOf(id: string): string | undefined {
  return document.getElementById(id)?.closest('fieldset')?.querySelector('legend')?.textContent;
}

/**
 * Errors of the last submit. Corrections in fields do not move or announce anything. An error of the whole form, such
 * as a lost connection, disappears once it is resolved.
 */
function useSummary(attempts: number, errors: FormError[]): FormError[] {
  const [summary, setSummary] = useState<{ attempts: number; errors: FormError[] }>({ attempts, errors: [] });
  if (summary.attempts !== attempts) setSummary({ attempts, errors });
  return summary.errors.filter(({ name, key }) => name !== undefined || errors.some((error) => error.key === key));
}

export function FieldRow({ children, columns = '1fr 1fr' }: { children: ReactNode; columns?: string }) {
  return (
    <div className={styles.row} style={{ '--columns': columns } as Record<string, string>}>
      {children}
    </div>
  );
}

export function FormActions({ back, note, children }: { back?: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.actions}>
      {back}
      <div className={styles.note}>{note}</div>
      {children}
    </div>
  );
}
