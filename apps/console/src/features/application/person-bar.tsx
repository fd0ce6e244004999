import { formatPhone, phoneAddress } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { Details } from './details.ts';
import styles from './phone.module.css';

export function PersonBar({ details: { application } }: { details: Details }) {
  const { t, language } = useText();
  const { firstName, lastName, phoneNumber, emailAddress, language: spoken } = application.personalInfo;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <address className={styles.person}>
      <p>
        <b>{name === '' ? emailAddress : name}</b>
        <span>{t(`console.phone.speaks.${spoken}`)}</span>
      </p>
      <a
        href={`mailto:${emailAddress}`}
        className={styles.round}
        aria-label={t('console.phone.mail', { email: emailAddress })}
      >
        <Mail size={20} aria-hidden="true" />
      </a>
      {phoneNumber && (
        <a
          href={phoneAddress(phoneNumber)}
          className={styles.round}
          data-main
          aria-label={t('console.phone.call', { number: formatPhone(phoneNumber, language) })}
        >
          <Phone size={20} aria-hidden="true" />
        </a>
      )}
    </address>
  );
}
