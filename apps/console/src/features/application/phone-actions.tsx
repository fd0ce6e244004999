import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import styles from './phone.module.css';

export interface PhoneActionsProps {
  onAsk: () => void;
  onContact: () => void;
}

export function PhoneActions({ onAsk, onContact }: PhoneActionsProps) {
  const { t } = useText();
  return (
    <div className={styles.bar} role="group" aria-label={t('console.phone.actions')}>
      <Button variant="secondary" onClick={onAsk}>
        {t('console.needs.ask')}
      </Button>
      <Button onClick={onContact}>{t('console.contact.do')}</Button>
    </div>
  );
}
