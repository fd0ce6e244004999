import { type PrivacyRequestForm, privacyRequestForm } from '@portal/contract/operations/privacy';
import type { PrivacyRequestKind } from '@portal/contract/privacy/requests';
import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey } from '../../../api/operation-query.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { Form } from '../../../frame/form/form.tsx';
import { LongTextField } from '@portal/design/fields/long-text-field.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { useUnsavedForm } from '../../../frame/form/use-unsaved-form.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { requestTexts } from './request-texts.ts';
import styles from './your-data.module.css';

const resolver = schemaResolver(privacyRequestForm);

export interface RequestDialogProps {
  kind: PrivacyRequestKind;
  onClose: () => void;
}

export function RequestDialog({ kind, onClose }: RequestDialogProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const { form, store, clear } = useUnsavedForm(`privacy request ${kind}`, resolver, { text: '' });
  const texts = requestTexts[kind];

  const send = async ({ text }: PrivacyRequestForm) => {
    await callOperation('Privacy_CreateRequest', { body: { kind, text } });
    clear();
    showAlert('privacy.requests.sent', 'success');
    onClose();
    await queries.invalidateQueries({ queryKey: operationKey('Privacy_GetOverview') });
  };

  return (
    <Dialog open title={t(texts.ask)} onClose={onClose} closeLabel={t('common.close')}>
      <div className={styles.dialog}>
        <p>{t(texts.explanation)}</p>
        <Form form={form} onSubmit={send} onDraftChange={store}>
          <LongTextField name="text" label={t(texts.field)} />
          <Button type="submit" size="small" fullWidth="phone" pending={form.formState.isSubmitting}>
            {t(texts.send)}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
