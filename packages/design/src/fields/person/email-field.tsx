import { EMAIL_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';

/** What looks mistyped in the domain is pointed out and left as it is: it may be right. */
export function EmailField({ name = 'email', label, ...rest }: FieldProps) {
  const { t } = useText();
  const [hint, setHint] = useState<{ email: string; domain: string | undefined }>();
  const look = async (email: string) => {
    // Loaded once an address was typed; without it there is no hint, and no harm.
    const loaded = await import('./email-domain.ts').catch(() => undefined);
    setHint({ email, domain: loaded?.suggestDomain(email) });
  };
  const warningFor = (email: string) =>
    hint?.domain !== undefined && hint.email === email
      ? t('common.emailSuggestion', { domain: hint.domain })
      : undefined;
  return (
    <TextField
      {...rest}
      name={name}
      label={label ?? t('common.fields.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAXIMUM_LENGTH}
      tidy={(value) => value.trim()}
      warning={warningFor}
      onLeave={(email) => void look(email)}
    />
  );
}
