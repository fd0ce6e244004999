import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { timeAtOffice } from '../frame/days.ts';
import styles from '../frame/dialogs/save-dialog.module.css';

export interface MeanwhileAlertProps {
  hasChanged: boolean;
  isRefused: boolean;
  changes: readonly { key: string; at: string; what: string; name: string }[];
}

export function MeanwhileAlert({ hasChanged, isRefused, changes }: MeanwhileAlertProps) {
  const { t, language } = useText();
  return (
    <div role="status" className={styles.region}>
      {hasChanged && (
        <InlineAlert tone="info" title={t('console.meanwhile.changed')}>
          {changes.map(({ key, at, what, name }) => (
            <p key={key}>{t('console.meanwhile.line', { time: timeAtOffice(at, language), what, name })}</p>
          ))}
          <p>{t(isRefused ? 'console.meanwhile.kept' : 'console.meanwhile.look')}</p>
        </InlineAlert>
      )}
    </div>
  );
}
