import { paths } from '@portal/contract/routes';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { EmailField } from '@portal/design/fields/person/email-field.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { MoneyField } from '@portal/design/fields/money-field.tsx';
import { TermsField } from '@portal/design/fields/person/terms-field.tsx';
import { TimeInBusinessField } from '@portal/design/fields/business/time-in-business-field.tsx';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import styles from './eligibility-check.module.css';
import type { EligibilityCheck } from './use-eligibility-check.ts';

export function EligibilityCheckForm({ check }: { check: EligibilityCheck }) {
  const { t } = useText();
  return (
    <>
      <h2 className={styles.heading}>{t('eligibility.check')}</h2>
      <Form form={check.form} onSubmit={check.submit} onDraftChange={check.store}>
        <TimeInBusinessField hint={t('eligibility.timeInBusinessHint')} />
        <MoneyField
          name="annualRevenue"
          label={t('common.fields.annualRevenue')}
          hint={t('eligibility.annualRevenueHint')}
        />
        <EmailField />
        <TermsField />
        <Button type="submit" fullWidth pending={check.form.formState.isSubmitting}>
          {t('eligibility.submit')}
        </Button>
        <p className={styles.logIn}>
          <RichText
            text={t('eligibility.logIn')}
            parts={{ link: (words) => <RouteLink to={paths.login}>{words}</RouteLink> }}
          />
        </p>
      </Form>
    </>
  );
}
