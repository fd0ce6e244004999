import type { ReactNode } from 'react';
import { ControlMessage } from './control-message.tsx';
import styles from './field-shell.module.css';

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldShellProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  detail?: string | undefined;
  warning?: string | undefined;
  optionalMark?: string | undefined;
  /** Uses fieldset and legend instead of a label, for several controls. */
  group?: boolean;
  hideLabel?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

export function FieldShell(props: FieldShellProps) {
  const { id, label, hint, error, detail, warning, optionalMark, group = false, hideLabel = false, children } = props;
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
      <FieldMessage id={`${id}-error`} kind="error" message={error} detail={detail} />
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

function messageIds({ id, hint, error, warning }: FieldShellProps): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldMessageProps {
  id: string;
  kind: 'error' | 'warning';
  message: string | undefined;
  detail?: string | undefined;
}

function FieldMessage({ id, kind, message, detail }: FieldMessageProps) {
  if (!message) return null;
  return (
    <ControlMessage id={id} kind={kind} detail={detail}>
      {message}
    </ControlMessage>
  );
}
