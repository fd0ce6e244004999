import { parsePhone } from '@portal/contract/fields/phone';
import { formatPhone } from '@portal/locales/format';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';

export function PhoneField({ name = 'phoneNumber', label, ...rest }: FieldProps) {
  const { t, language } = useText();
  const display = (value: string) => {
    const phone = parsePhone(value);
    return phone ? formatPhone(phone, language) : value;
  };
  return (
    <TextField
      {...rest}
      name={name}
      label={label ?? t('common.fields.phoneNumber')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={60}
      display={display}
    />
  );
}
