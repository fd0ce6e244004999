import type { ReactNode } from 'react';

export interface FieldProps {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}
