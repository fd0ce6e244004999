import { useText } from '../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

export function CodeField({ name = 'code', label, ...rest }: FieldProps) {
  const { t } = useText();
  return (
    <TextField
      {...rest}
      name={name}
      label={label ?? t('common.fields.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={60}
    />
  );
}
