import { paths } from '@portal/contract/routes';
import { formatPhone, phoneAddress } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Link, LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { logOutEverywhere } from '../../api/session-lifecycle.ts';
import { leave } from '../../frame/leave.ts';
import { yourDataState } from '../../frame/main-history-state.ts';
import { RouteLink } from '../../frame/routing/route-link.tsx';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import styles from './my-applications.module.css';

export function Foot() {
  const { t, language } = useText();
  const { phone, email } = getPortalConfiguration().brand;
  return (
    <div className={styles.foot}>
      <RouteLink to={paths.myApplications} historyState={yourDataState}>
        {t('applications.yourData')}
      </RouteLink>
      <div className={styles.menu}>
        {phone && <Link href={phoneAddress(phone)}>{formatPhone(phone, language)}</Link>}
        {email && (
          <Link href={`mailto:${email}`}>
            <EmailAddress email={email} />
          </Link>
        )}
        <Link href={paths.terms}>{t('layout.terms')}</Link>
        <Link href={paths.privacy}>{t('layout.privacy')}</Link>
        <LinkButton onClick={() => void leave(logOutEverywhere)}>{t('layout.logOutEverywhere')}</LinkButton>
      </div>
    </div>
  );
}
