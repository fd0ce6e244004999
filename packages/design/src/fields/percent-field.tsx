import { OWNERSHIP_PERCENTAGE_DECIMALS } from '@portal/contract/constants';
import { parsePercentage } from '@portal/contract/fields/percentage';
import type { ReactNode } from 'react';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

export interface PercentFieldProps extends FieldProps {
  name: string;
  label: ReactNode;
}

export function PercentField(props: PercentFieldProps) {
  const { language } = useText();
  const write = (value: string) => {
    const percentage = parsePercentage(value);
    return percentage === undefined ? value : formatNumber(percentage, language, OWNERSHIP_PERCENTAGE_DECIMALS);
  };
  return (
    <TextField
      {...props}
      suffix="%"
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      display={write}
      tidy={write}
    />
  );
}
