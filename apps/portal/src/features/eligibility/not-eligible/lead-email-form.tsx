import { email } from '@portal/contract/fields/email';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { EmailField } from '@portal/design/fields/person/email-field.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { useTypedForm } from '../../../frame/form/use-typed-form.ts';
import { ELIGIBILITY } from '../eligibility-answers.ts';

const resolver = schemaResolver(z.strictObject({ email }));

interface LeadEmailFormProps {
  /** When the business will qualify, as a formatted day; undefined if unknown. */
  day: string | undefined;
  back: ReactNode;
  onSubmit: (email: string) => Promise<void>;
}

export function LeadEmailForm({ day, back, onSubmit }: LeadEmailFormProps) {
  const { t } = useText();
  const { form, store } = useTypedForm(ELIGIBILITY, resolver, { email: '' });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values.email)} onDraftChange={store}>
      <p>{day ? t('notEligible.offerEmailOnDay', { day }) : t('eligibility.notEligible.offerEmail')}</p>
      <EmailField />
      <FormActions back={back}>
        <Button type="submit" pending={form.formState.isSubmitting}>
          {t('eligibility.notEligible.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
