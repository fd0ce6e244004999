import { EMAIL_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { normalizeEmail } from '@portal/contract/fields/email-text';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../field-props.ts';
import { TextField } from '../text-field.tsx';

/** Points out a domain that looks mistyped but does not change it, because it may be right. */
export function EmailField({ name = 'email', label, ...rest }: FieldProps) {
  const { t } = useText();
  const [hint, setHint] = useState<{ email: string; domain: string | undefined }>();
  const look = async (email: string) => {
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
      tidy={normalizeEmail}
      warning={warningFor}
      onLeave={(email) => void look(email)}
    />
  );
}
