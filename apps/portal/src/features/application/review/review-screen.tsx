import { asksForTermsChoice } from '@portal/contract/application/quebec-terms';
import { paths } from '@portal/contract/routes';
import { stepPlaces } from '@portal/contract/application/steps';
import { useMemo } from 'react';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { isProblem } from '@portal/contract/client/problem';
import { Screen } from '../../../frame/screen.tsx';
import { CheckboxField } from '@portal/design/fields/checkbox-field.tsx';
import { FormActions, hasErrors } from '@portal/design/fields/form/form.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { useUnsavedForm } from '../../../frame/form/use-unsaved-form.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { UsualTerms } from '../estimate/usual-terms.tsx';
import { type ReviewForm, reviewForm } from './review-form.ts';
import { BusinessSection, PersonalSection, RevenueSection } from './review-sections.tsx';
import styles from './review.module.css';
import { TermsChoice } from './terms-choice.tsx';
import { useSubmission } from './use-submission.ts';

export function ReviewScreen() {
  const { t, language } = useText();
  const application = useCurrentApplication();
  const asksTerms = asksForTermsChoice(application.businessInfo.stateCode, application.termsLanguage);
  const resolver = useMemo(() => schemaResolver(reviewForm(asksTerms)), [asksTerms]);
  // The name includes the version, because a declaration about other values does not count.
  const { form, store, clear } = useUnsavedForm(
    `review ${application.applicationId} ${application.version}`,
    resolver,
    {
      acceptedDeclaration: false,
      choseEnglishTerms: '',
    },
  );
  const send = useSubmission(application, language, asksTerms);

  const submit = async (values: ReviewForm) => {
    try {
      await send(values);
      clear();
    } catch (error) {
      // The saved values are no longer the declared ones, so the customer has to review them again.
      if (isProblem(error, 'errorVersionConflict')) form.setValue('acceptedDeclaration', false);
      throw error;
    }
  };

  return (
    <Screen title={t('review.title')} lead={t('review.lead')} hasErrors={hasErrors(form)}>
      <Form form={form} onSubmit={submit} onDraftChange={store}>
        <div className={styles.sections}>
          <BusinessSection application={application} />
          <PersonalSection application={application} />
          <RevenueSection application={application} />
          {asksTerms && <TermsChoice />}
        </div>
        <UsualTerms />
        <CheckboxField name="acceptedDeclaration" tinted>
          {t('review.declaration')}
        </CheckboxField>
        <FormActions
          back={
            <RouteButton to={application.bank ? stepPlaces.revenue.route : paths.statementsUpload} variant="secondary">
              {t('common.back')}
            </RouteButton>
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
