import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { FieldShell } from '../ui/inputs/field-shell.tsx';
import { Select, type SelectOption } from '../ui/inputs/select.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './form/use-field.ts';

export interface SelectFieldProps extends FieldProps {
  name: string;
  label: ReactNode;
  options: readonly SelectOption[];
  autoComplete?: string;
  shown?: (value: string) => string;
  onChoose?: (value: string) => void;
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, optional = false, options, autoComplete, shown, onChoose } = props;
  const { t } = useText();
  const field = useField(name);
  return (
    <FieldShell
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      optionalMark={optional ? t('common.optional') : undefined}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          value={field.value}
          options={options}
          placeholder={t('common.choose')}
          autoComplete={autoComplete}
          shown={field.value && shown ? shown(field.value) : undefined}
          onChange={(event) => {
            field.change(event.target.value);
            onChoose?.(event.target.value);
            field.leave();
          }}
          onBlur={field.leave}
        />
      )}
    </FieldShell>
  );
}
