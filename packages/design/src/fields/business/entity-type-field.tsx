import { OWNERSHIP_PERCENTAGE_MAXIMUM } from '@portal/contract/constants';
import { entityTypeCodes, isOwnedByOne } from '@portal/contract/fields/entity-type';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { useImpliedValue } from '../form/use-fill.ts';
import { SelectField } from '../select-field.tsx';

export interface EntityTypeFieldProps extends FieldProps {
  /** Name of the ownership field, which is filled in when the chosen legal form has a single owner. */
  shareName: string;
}

export function EntityTypeField({ name = 'entityTypeCode', label, shareName, ...rest }: EntityTypeFieldProps) {
  const { t } = useText();
  const implyShare = useImpliedValue(shareName);
  const options = entityTypeCodes.map((code) => ({ value: code, label: t(`application.entityTypes.${code}`) }));
  return (
    <SelectField
      {...rest}
      name={name}
      label={label ?? t('common.fields.entityType')}
      options={options}
      onChoose={(code) => implyShare(isOwnedByOne(code) ? String(OWNERSHIP_PERCENTAGE_MAXIMUM) : '')}
    />
  );
}
