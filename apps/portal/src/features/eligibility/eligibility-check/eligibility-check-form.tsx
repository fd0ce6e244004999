import { EmailField } from '../../../fields/email-field.tsx';
import { Form } from '../../../fields/form.tsx';
import { MoneyField } from '../../../fields/money-field.tsx';
import { TermsField } from '../../../fields/terms-field.tsx';
import { TimeInBusinessField } from '../../../fields/time-in-business-field.tsx';
import { RichText } from '../../../i18n/rich-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { keepTyped } from '../eligibility-answers.ts';
import styles from './eligibility-check.module.css';
import type { EligibilityCheck } from './use-eligibility-check.ts';

export function EligibilityCheckForm({ check }: { check: EligibilityCheck }) {
  const { t } = useText();
  return (
    <>
      <h2 className={styles.heading}>{t('eligibility.check')}</h2>
      <Form form={check.form} onSubmit={check.submit} onDraftChange={keepTyped}>
        <TimeInBusinessField />
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
          <RichText text={t('eligibility.logIn')} parts={{ link: (words) => <Link href="/">{words}</Link> }} />
        </p>
      </Form>
    </>
  );
}
