import type { ReactNode } from 'react';
import { ControlMessage } from './control-message.tsx';
import styles from './field-shell.module.css';

/** What the control inside must carry so that label, hint and message belong to it. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldShellProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The fault in words. Its absence means that nothing is wrong. */
  error?: string | undefined;
  /** Worth a look, but no fault. */
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
  const described = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`]
    .filter(Boolean)
    .join(' ');
  const control: ControlAttributes = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
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
      {children(control)}
      {error && (
        <ControlMessage id={`${id}-error`} kind="error">
          {error}
        </ControlMessage>
      )}
      {warning && (
        <ControlMessage id={`${id}-warning`} kind="warning">
          {warning}
        </ControlMessage>
      )}
    </>
  );
  if (group) {
    return (
      <fieldset className={styles.field} aria-describedby={described || undefined}>
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
