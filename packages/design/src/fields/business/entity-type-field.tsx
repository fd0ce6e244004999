import { entityTypeCodes } from '@portal/contract/fields/entity-type';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { SelectField } from '../select-field.tsx';

export function EntityTypeField({ name = 'entityTypeCode', label, ...rest }: FieldProps) {
  const { t } = useText();
  const options = entityTypeCodes.map((code) => ({ value: code, label: t(`application.entityTypes.${code}`) }));
  return <SelectField {...rest} name={name} label={label ?? t('common.fields.entityType')} options={options} />;
}
