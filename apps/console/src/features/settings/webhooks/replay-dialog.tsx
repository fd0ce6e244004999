import { useText } from '@portal/design/i18n/use-text.ts';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { refresh } from '../../../api/refresh.ts';
import { useToday } from '../../../api/today.ts';
import { startOfDay } from '../../../frame/days.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';

interface Replay {
  since: string;
}

const check: PortalResolver<Replay> = ({ since }) =>
  since === '' ? { errors: { since: 'console.settings.webhooks.sinceMissing' } } : { output: { since: String(since) } };

export function ReplayDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const { t } = useText();
  const [sent, setSent] = useState<number>();
  const today = useToday();
  const form = usePortalForm(check, { since: today });
  const replay = async ({ since }: Replay) => {
    const { events } = await callOperation('Staff_ReplayWebhook', {
      params: { webhookId },
      body: { since: startOfDay(since) },
    });
    setSent(events);
    await refresh();
  };
  const title = t('console.settings.webhooks.replayTitle');
  if (sent !== undefined) {
    return (
      <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('common.close')}</Button>}>
        <p>{t('console.settings.webhooks.replayed', { count: sent })}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      submitLabel={t('console.settings.webhooks.replayDo')}
      form={form}
      onSubmit={replay}
      onClose={onClose}
    >
      <p>{t('console.settings.webhooks.replayText')}</p>
      <TextField name="since" type="date" label={t('console.settings.webhooks.since')} />
    </FormDialog>
  );
}
