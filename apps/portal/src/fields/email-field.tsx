import { EMAIL_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { useText } from '../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

export function EmailField({ name = 'email', label, ...rest }: FieldProps) {
  const { t } = useText();
  return (
    <TextField
      {...rest}
      name={name}
      label={label ?? t('common.fields.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAXIMUM_LENGTH}
      tidy={(value) => value.trim()}
    />
  );
}
