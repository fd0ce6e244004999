import { useText } from '@portal/design/i18n/use-text.ts';
import { locales } from '@portal/locales/format/number';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { useOtherViewers } from '../../api/viewing.ts';
import styles from './other-viewers.module.css';

export function OtherViewers({ applicationId }: { applicationId: string }) {
  const { t, language } = useText();
  const viewers = useOtherViewers(applicationId);
  const names = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(viewers.map(({ name }) => name));
  const words = t('console.application.viewers', { count: viewers.length, names });
  return (
    <span role="status" className={styles.status}>
      {viewers.length > 0 && (
        <span className={styles.viewers}>
          <span className={styles.faces}>
            {viewers.map(({ personId, name }) => (
              <Avatar key={personId} name={name} />
            ))}
          </span>
          <span className={styles.words} title={words}>
            {words}
          </span>
        </span>
      )}
    </span>
  );
}
