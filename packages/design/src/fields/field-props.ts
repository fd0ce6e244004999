import type { ReactNode } from 'react';

/** Common to every field. Label and name have defaults by kind. */
export interface FieldProps {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** The field may stay empty, and its label says so. */
  optional?: boolean;
}
