import ArrowRight from 'lucide-react/icons/arrow-right';
import { Screen } from '../../../app/layout/screen.tsx';
import { Form, FormActions, hasFaults } from '../../../fields/form.tsx';
import { SinField } from '../../../fields/sin-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import styles from './sin-entry.module.css';
import { useSin } from './use-sin.ts';

/** Asks for the SIN where the bureau did not find the person: why, what happens with it, and a way without it. */
export function SinEntryScreen() {
  const { t } = useText();
  const { form, give, decline, isDeclining } = useSin();
  return (
    <Screen title={t('application.sin.title')} lead={t('application.sin.lead')} hasErrors={hasFaults(form)}>
      <Form form={form} onSubmit={give}>
        <InlineAlert tone="info" title={t('application.sin.why')}>
          <ul className={styles.reasons}>
            <li>{t('application.sin.once')}</li>
            <li>{t('application.sin.kept')}</li>
            <li>{t('application.sin.without')}</li>
          </ul>
        </InlineAlert>
        <SinField hint={t('application.sin.hint')} />
        <FormActions
          back={
            <Button variant="secondary" pending={isDeclining} onClick={() => void decline()}>
              {t('application.sin.continueWithout')}
            </Button>
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
