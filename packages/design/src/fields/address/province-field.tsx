import { provinceCodes } from '@portal/contract/fields/provinces';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { SelectField } from '../select-field.tsx';

export interface ProvinceFieldProps extends FieldProps {
  autoComplete?: string;
}

export function ProvinceField(props: ProvinceFieldProps) {
  const { name = 'stateCode', label, autoComplete = 'address-level1', ...rest } = props;
  const { t, language } = useText();
  const options = provinceCodes
    .map((code) => ({ value: code, label: t(`application.provinces.${code}`) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <SelectField
      {...rest}
      name={name}
      label={label ?? t('common.fields.province')}
      options={options}
      autoComplete={autoComplete}
      shown={(code) => code}
    />
  );
}
