import { REMINDERS_MAXIMUM } from '@portal/contract/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey } from '../../../api/operation-query.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import styles from './your-data.module.css';

export function RemindersRow({ wanted }: { wanted: boolean }) {
  const { t } = useText();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => callOperation('Privacy_SetReminders', { body: { wanted: !wanted } }),
    onSuccess: (overview) => {
      queries.setQueryData(operationKey('Privacy_GetOverview'), overview);
      showAlert(wanted ? 'privacy.reminders.turnedOff' : 'privacy.reminders.turnedOn', 'success');
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <strong>{t('privacy.reminders.name')}</strong>
        <span className={styles.note}>
          {wanted ? t('privacy.reminders.on', { count: REMINDERS_MAXIMUM }) : t('privacy.reminders.off')}
        </span>
      </div>
      <LinkButton onClick={() => !change.isPending && change.mutate()}>
        {wanted ? t('privacy.reminders.turnOff') : t('privacy.reminders.turnOn')}
        <span className="visually-hidden"> {t('privacy.reminders.which')}</span>
      </LinkButton>
    </div>
  );
}
