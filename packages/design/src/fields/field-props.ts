import type { ReactNode } from 'react';

/** What every field takes. Label and name have the kind's own as default. */
export interface FieldProps {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** May stay empty: the label says so. */
  optional?: boolean;
}
