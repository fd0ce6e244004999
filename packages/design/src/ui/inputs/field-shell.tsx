import type { ReactNode } from 'react';
import { ControlMessage } from './control-message.tsx';
import styles from './field-shell.module.css';

/** What the control inside needs so that label, hint and message belong to it. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldShellProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error in words. Without it, nothing is wrong. */
  error?: string | undefined;
  /** Worth a look, but not an error. */
  warning?: string | undefined;
  /** "(optional)" in the person's language, on fields that may stay empty. */
  optionalMark?: string | undefined;
  /** A set of controls under one name: fieldset and legend in place of a label. */
  group?: boolean;
  hideLabel?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

export function FieldShell(props: FieldShellProps) {
  const { id, label, hint, error, warning, optionalMark, group = false, hideLabel = false, children } = props;
  const describedBy = messageIds(props);
  const name = (
    <>
      {label}
      {optionalMark && <span className={styles.optional}> {optionalMark}</span>}
    </>
  );
  const labelClass = hideLabel ? 'visually-hidden' : styles.label;
  const inside = (
    <>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <FieldMessage id={`${id}-error`} kind="error" message={error} />
      <FieldMessage id={`${id}-warning`} kind="warning" message={warning} />
    </>
  );
  if (group) {
    return (
      <fieldset className={styles.field} aria-describedby={describedBy}>
        <legend className={labelClass}>{name}</legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} className={labelClass} htmlFor={id}>
        {name}
      </label>
      {inside}
    </div>
  );
}

/** What describes the control, in the order in which it is read. */
function messageIds({ id, hint, error, warning }: FieldShellProps): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldMessageProps {
  id: string;
  kind: 'error' | 'warning';
  message: string | undefined;
}

function FieldMessage({ id, kind, message }: FieldMessageProps) {
  if (!message) return null;
  return (
    <ControlMessage id={id} kind={kind}>
      {message}
    </ControlMessage>
  );
}
