import type { ReactNode } from 'react';
import { CodeField } from '@portal/design/fields/code-field.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import type { CodeEntry } from './use-code.ts';

interface CodeFormProps {
  code: CodeEntry;
  children?: ReactNode;
}

export function CodeForm({ code, children }: CodeFormProps) {
  const { t } = useText();
  return (
    <Form form={code.form} onSubmit={code.submit} onDraftChange={code.store}>
      <CodeField {...(code.triesLeft !== null && { hint: t('verification.triesLeft', { count: code.triesLeft }) })} />
      {children}
      <Button type="submit" fullWidth pending={code.form.formState.isSubmitting}>
        {t('common.continue')}
      </Button>
    </Form>
  );
}
