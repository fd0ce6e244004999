import { findRefusedIn } from '@portal/contract/fields/refused-characters';
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
  /** Worth a look in what the field holds. */
  warning?: string | undefined | ((value: string) => string | undefined);
  /** How the value is written unless the person is just typing it. */
  display?: (value: string) => string;
  /** What leaving the field makes of the typed text. */
  tidy?: (value: string) => string;
  /** Gets what the field holds once it is left. */
  onLeave?: (value: string) => void;
}

/** One line of text bound to the form; the other kinds are built on it. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional = false, warning, display, tidy, onLeave, ...input } = props;
  const { t } = useText();
  const field = useField(name);
  const [isTyping, setIsTyping] = useState(false);
  const refused = field.error ? findRefusedIn(name, field.value).join(' ') : '';
  const shown = display && !isTyping ? display(field.value) : field.value;
  return (
    <FieldShell
      id={field.id}
      label={label}
      hint={hint}
      error={refused ? `${field.error ?? ''} ${t('common.refusedCharacters', { characters: refused })}` : field.error}
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
