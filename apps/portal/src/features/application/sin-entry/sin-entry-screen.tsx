import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions, hasErrors } from '@portal/design/fields/form/form.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { SinField } from '@portal/design/fields/person/sin-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import styles from './sin-entry.module.css';
import { useSin } from './use-sin.ts';

export function SinEntryScreen() {
  const { t } = useText();
  const { form, give, decline, isDeclining } = useSin();
  return (
    <Screen title={t('application.sin.title')} lead={t('application.sin.lead')} hasErrors={hasErrors(form)}>
      <Form form={form} onSubmit={give}>
        <InlineAlert tone="info" title={t('application.sin.why')}>
          <ul className={styles.reasons}>
            <li>{t('application.sin.once')}</li>
            <li>{t('application.sin.kept')}</li>
            <li>{t('application.sin.notStored')}</li>
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
          <ContinueButton type="submit" pending={form.formState.isSubmitting} />
        </FormActions>
      </Form>
    </Screen>
  );
}
