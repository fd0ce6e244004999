import { fitsProvince, normalizePostalCode, postalCode, provinceOf } from '@portal/contract/fields/postal-code';
import type { Province } from '@portal/contract/fields/provinces';
import { province } from '@portal/contract/fields/province';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';
import { useFormValue } from '../form/use-field.ts';
import { useImpliedValue } from '../form/use-fill.ts';
import { StatusNote } from '../../ui/messages/status-note.tsx';
import styles from './address-fields.module.css';

export interface PostalCodeFieldProps extends FieldProps {
  /** Name of the province's field: filled in if it is empty, with a warning if the two do not match. */
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
  const imply = useImpliedValue(provinceName);
  const [implied, setImplied] = useState<Province>();
  const fillProvince = (text: string) => {
    const found = provinceOf(text);
    if (found !== undefined && imply(found)) setImplied(found);
  };
  return (
    <div className={styles.part}>
      <TextField
        {...rest}
        name={name}
        label={label ?? t('common.fields.postalCode')}
        autoComplete={autoComplete}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        tidy={normalizePostalCode}
        warning={isUnusual(code, chosen) ? t('application.postalCodeWarning') : undefined}
        onType={fillProvince}
      />
      <StatusNote>
        {implied && (
          <span className="visually-hidden">
            {t('application.address.provinceFilled', { province: t(`application.provinces.${implied}`) })}
          </span>
        )}
      </StatusNote>
    </div>
  );
}
