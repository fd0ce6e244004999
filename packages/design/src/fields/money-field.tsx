import { parseMoney } from '@portal/contract/fields/money-text';
import type { ReactNode } from 'react';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

export interface MoneyFieldProps extends FieldProps {
  name: string;
  label: ReactNode;
}

/** Whole dollars in English or French notation; shows the parsed amount after blur. */
export function MoneyField(props: MoneyFieldProps) {
  const { language } = useText();
  const write = (value: string) => {
    const amount = parseMoney(value);
    return amount === undefined ? value : formatNumber(amount, language);
  };
  return (
    <TextField
      {...props}
      {...(language === 'fr' ? { suffix: '$' } : { prefix: '$' })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      display={write}
      tidy={write}
    />
  );
}
