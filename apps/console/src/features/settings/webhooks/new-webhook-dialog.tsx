import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { refresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';
import { ShownOnce } from '../../../parts/shown-once.tsx';

interface NewWebhook {
  url: string;
}

const check: PortalResolver<NewWebhook> = ({ url }) => {
  const output = { url: String(url).trim() };
  const isAddress = /^https?:\/\/[^\s/@]+(?:\/\S*)?$/u.test(output.url);
  return isAddress ? { output } : { errors: { url: 'console.settings.webhooks.urlInvalid' } };
};

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [secret, setSecret] = useState<string>();
  const form = usePortalForm(check, { url: '' });
  const add = async (body: NewWebhook) => {
    const made = await callOperation('Staff_CreateWebhook', { body });
    setSecret(made.secret);
    await refresh();
  };
  if (secret !== undefined) {
    return (
      <ShownOnce
        title={t('console.settings.webhooks.addedTitle')}
        label={t('console.settings.webhooks.secret')}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('console.settings.webhooks.add')}
      submitLabel={t('console.settings.webhooks.add')}
      form={form}
      onSubmit={add}
      onClose={onClose}
    >
      <p>{t('console.settings.webhooks.addText')}</p>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t('console.settings.webhooks.url')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
      />
    </FormDialog>
  );
}
