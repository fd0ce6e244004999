import { fitsProvince, normalizePostalCode, postalCode } from '@portal/contract/fields/postal-code';
import { type Province } from '@portal/contract/fields/provinces';
import { province } from '@portal/contract/fields/province';
import * as z from 'zod/mini';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';
import { useFormValue } from '../form/use-field.ts';

export interface PostalCodeFieldProps extends FieldProps {
  /** Name of the province's field, to warn if the two do not match. */
  provinceName?: string;
  autoComplete?: string;
}

function isUnusual(code: unknown, chosen: unknown): boolean {
  const isComplete = z.safeParse(postalCode, code).success && z.safeParse(province, chosen).success;
  return isComplete && !fitsProvince(code as string, chosen as Province);
}

export function PostalCodeField(props: PostalCodeFieldProps) {
  const { name = 'postalCode', label, provinceName = 'stateCode', autoComplete = 'postal-code', ...rest } = props;
  const { t } = useText();
  const code = useFormValue(name);
  const chosen = useFormValue(provinceName);
  return (
    <TextField
      {...rest}
      name={name}
      label={label ?? t('common.fields.postalCode')}
      autoComplete={autoComplete}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={16}
      tidy={normalizePostalCode}
      warning={isUnusual(code, chosen) ? t('application.postalCodeWarning') : undefined}
    />
  );
}
