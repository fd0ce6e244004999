import type { Application } from '@portal/contract/entities/entities';
import { type MissingField, missingFieldNames } from '@portal/contract/partner/missing-information';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Screen } from '../../../app/layout/screen.tsx';
import { Form, FormActions, hasFaults } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { KnownValues } from './known-values.tsx';
import { fieldParts, MissingFields } from './missing-fields.tsx';
import { useMissingInformation } from './use-missing-information.ts';

interface MissingInformationProps {
  application: Application;
  missing: readonly MissingField[];
  partner: string;
}

export function MissingInformationForm({ application, missing, partner }: MissingInformationProps) {
  const { t } = useText();
  const { form, submit } = useMissingInformation(application, missing);
  const isNothing = missing.length === 0;
  const isAll = missing.length === missingFieldNames.length;
  const [title, lead] = isNothing
    ? [t('partner.missing.titleNothing'), t('partner.missing.leadNothing', { partner })]
    : isAll
      ? [t('partner.missing.titleAll'), t('partner.missing.leadAll')]
      : [t('partner.missing.title'), t('partner.missing.lead', { partner })];

  return (
    <Screen title={title} lead={lead} hasErrors={hasFaults(form)}>
      <Form form={form} onSubmit={submit}>
        {fieldParts.map((part) => (
          <MissingFields key={part} part={part} missing={missing} />
        ))}
        {!isAll && <KnownValues application={application} missing={missing} />}
        <FormActions
          back={
            <ButtonLink href="/main" variant="secondary">
              {t('common.back')}
            </ButtonLink>
          }
        >
          <Button
            type="submit"
            pending={form.formState.isSubmitting}
            iconAfter={<ArrowRight size={20} aria-hidden="true" />}
          >
            {t('common.continue')}
          </Button>
        </FormActions>
      </Form>
    </Screen>
  );
}
