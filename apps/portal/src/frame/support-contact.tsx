import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { formatPhone, phoneAddress } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Link } from '@portal/design/ui/buttons/link.tsx';
import { getPortalConfiguration } from '../session/portal-configuration.ts';
import styles from './support-contact.module.css';

export function SupportContact() {
  const { t, language } = useText();
  const { phone, email } = getPortalConfiguration().brand;
  if (!phone && !email) return null;
  return (
    <ul className={styles.ways} aria-label={t('layout.contact')}>
      {phone && (
        <li>
          <Phone size={20} aria-hidden="true" />
          <Link href={phoneAddress(phone)}>{formatPhone(phone, language)}</Link>
        </li>
      )}
      {email && (
        <li>
          <Mail size={20} aria-hidden="true" />
          <Link href={`mailto:${email}`}>
            <EmailAddress email={email} />
          </Link>
        </li>
      )}
    </ul>
  );
}
