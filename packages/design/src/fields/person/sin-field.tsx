import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';

/** The Social Insurance Number: never prefilled, by us or by the browser; spaces and hyphens are welcome. */
export function SinField({ name = 'sin', label, ...rest }: FieldProps) {
  const { t } = useText();
  return (
    <TextField
      {...rest}
      name={name}
      label={label ?? t('common.fields.sin')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={24}
    />
  );
}
