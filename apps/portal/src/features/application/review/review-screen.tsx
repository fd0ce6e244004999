import { stepPlaces } from '@portal/contract/application/steps';
import { useMemo } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { isProblem } from '../../../api/problem.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { CheckboxField } from '../../../fields/checkbox-field.tsx';
import { Form, FormActions, hasFaults, usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { asksForTerms, type ReviewForm, reviewForm } from './review-form.ts';
import { BusinessSection, PersonalSection, RevenueSection } from './review-sections.tsx';
import styles from './review.module.css';
import { TermsChoice } from './terms-choice.tsx';
import { useSubmission } from './use-submission.ts';

/** Everything that will be sent, the way to change it, and the one box that closes it. */
export function ReviewScreen() {
  const { t, language } = useText();
  const application = useCurrentApplication();
  const asksTerms = asksForTerms(application);
  const resolver = useMemo(() => schemaResolver(reviewForm(asksTerms)), [asksTerms]);
  const form = usePortalForm(resolver, { acceptedDeclaration: false, choseEnglishTerms: '' });
  const send = useSubmission(application, language, asksTerms);

  const submit = async (values: ReviewForm) => {
    try {
      await send(values);
    } catch (error) {
      // What was declared is not what is saved now: it has to be looked at again.
      if (isProblem(error, 'errorVersionConflict')) form.setValue('acceptedDeclaration', false);
      throw error;
    }
  };

  return (
    <Screen title={t('review.title')} lead={t('review.lead')} hasErrors={hasFaults(form)}>
      <Form form={form} onSubmit={submit}>
        <div className={styles.sections}>
          <BusinessSection application={application} />
          <PersonalSection application={application} />
          <RevenueSection application={application} />
          {asksTerms && <TermsChoice />}
        </div>
        <CheckboxField name="acceptedDeclaration" tinted>
          {t('review.declaration')}
        </CheckboxField>
        <FormActions
          back={
            <ButtonLink
              href={application.bank ? stepPlaces.revenue.route : '/application-bank-statements-upload'}
              variant="secondary"
            >
              {t('common.back')}
            </ButtonLink>
          }
        >
          <Button type="submit" pending={form.formState.isSubmitting}>
            {t('review.submit')}
          </Button>
        </FormActions>
      </Form>
    </Screen>
  );
}
