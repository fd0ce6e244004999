import { paths } from '@portal/contract/routes';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Link } from '@portal/design/ui/buttons/link.tsx';
import type { TextKey } from '@portal/locales';
import { formatPhone, phoneAddress } from '@portal/locales/format';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { lazy } from '../../frame/lazy/lazy.ts';
import { useLazy } from '../../frame/lazy/use-lazy.ts';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import styles from './help.module.css';

/** Lazy because it needs the query cache, which loads with the screens of an application. */
const accountManager = lazy(async () => (await import('./account-manager.tsx')).AccountManager);

export interface HelpItemsProps {
  path: string;
  itemClass?: string | undefined;
  onAskWhy: () => void;
}

/** List items, in the same place and order on every screen of an application (WCAG 2.2, 3.2.6). */
export function HelpItems({ path, itemClass, onAskWhy }: HelpItemsProps) {
  const { t, language } = useText();
  const { phone, email } = getPortalConfiguration().brand;
  const { part: AccountManager } = useLazy(path === paths.businessSelection ? undefined : accountManager, {
    quiet: true,
  });
  return (
    <>
      {AccountManager && <AccountManager />}
      {phone && (
        <li>
          <a className={itemClass} href={phoneAddress(phone)}>
            <Phone size={18} aria-hidden="true" />
            {formatPhone(phone, language)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={itemClass} href={`mailto:${email}`}>
            <Mail size={18} aria-hidden="true" />
            <span className={styles.email}>
              <EmailAddress email={email} />
            </span>
          </a>
        </li>
      )}
      <li>
        <button type="button" className={itemClass} onClick={onAskWhy}>
          <CircleQuestionMark size={18} aria-hidden="true" />
          {t('application.help.why')}
        </button>
      </li>
    </>
  );
}

const reasons = [
  { title: 'application.help.business.title', text: 'application.help.business.text' },
  { title: 'application.help.personal.title', text: 'application.help.personal.text' },
  { title: 'application.help.revenue.title', text: 'application.help.revenue.text' },
] as const satisfies { title: TextKey; text: TextKey }[];

export function WhyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      title={t('application.help.why')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {reasons.map(({ title, text }) => (
        <section key={title}>
          <h3 className={styles.reason}>{t(title)}</h3>
          <p>{t(text)}</p>
        </section>
      ))}
      <p>
        <Link href={paths.privacy} newTab>
          {t('application.help.privacy')}
          <span className="visually-hidden"> {t('common.newTab')}</span>
        </Link>
      </p>
    </Dialog>
  );
}
