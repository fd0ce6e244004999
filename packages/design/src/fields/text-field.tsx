import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { FieldShell } from '../ui/inputs/field-shell.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './form/use-field.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'type' | 'enterKeyHint'
>;

export interface TextFieldProps extends FieldProps, InputAttributes {
  name: string;
  label: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  icon?: ReactNode;
  width?: 'full' | 'short';
  warning?: string | undefined | ((value: string) => string | undefined);
  /** Formats the value unless the person is typing. */
  display?: (value: string) => string;
  tidy?: (value: string) => string;
  onType?: (value: string) => void;
  onLeave?: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional = false, warning, display, tidy, onType, onLeave, ...input } = props;
  const { t } = useText();
  const field = useField(name);
  const [isTyping, setIsTyping] = useState(false);
  const shown = display && !isTyping ? display(field.value) : field.value;
  return (
    <FieldShell
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      detail={field.detail}
      warning={typeof warning === 'function' ? warning(field.value) : warning}
      optionalMark={optional ? t('common.optional') : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={name}
          value={shown}
          onChange={(event) => {
            setIsTyping(true);
            field.change(event.target.value);
            onType?.(event.target.value);
          }}
          onBlur={() => {
            setIsTyping(false);
            const left = tidy ? tidy(field.value) : field.value;
            field.change(left);
            field.leave();
            onLeave?.(left);
          }}
        />
      )}
    </FieldShell>
  );
}
