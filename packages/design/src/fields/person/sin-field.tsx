import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';

/** Social Insurance Number. Neither the portal nor the browser prefills it; accepts spaces and hyphens. */
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
      maxLength={60}
    />
  );
}
