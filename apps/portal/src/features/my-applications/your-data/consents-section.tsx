import type { OwnConsent, PrivacyOverview } from '@portal/contract/privacy/requests';
import { useState } from 'react';
import { formatOfficeDay } from '../../../i18n/office-clock.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Card } from '@portal/design/ui/content/card.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { consentTexts } from './consent-texts.ts';
import { RemindersRow } from './reminders-row.tsx';
import { WithdrawConsentDialog } from './withdraw-consent-dialog.tsx';
import styles from './your-data.module.css';

export function ConsentsSection({ consents, remindersWanted }: Pick<PrivacyOverview, 'consents' | 'remindersWanted'>) {
  const { t } = useText();
  const [asked, setAsked] = useState<OwnConsent>();
  return (
    <Card>
      <section className={styles.section} aria-labelledby="your-data-consents">
        <h2 id="your-data-consents">{t('privacy.consents.title')}</h2>
        <p>{t('privacy.consents.body')}</p>
        {consents.length === 0 && <p className={styles.note}>{t('privacy.consents.none')}</p>}
        {consents.length > 0 && (
          <ul className={styles.list}>
            {consents.map((consent) => (
              <ConsentRow key={consent.consentId} consent={consent} onWithdraw={() => setAsked(consent)} />
            ))}
          </ul>
        )}
        <RemindersRow wanted={remindersWanted} />
      </section>
      {asked && <WithdrawConsentDialog consent={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function ConsentRow({ consent, onWithdraw }: { consent: OwnConsent; onWithdraw: () => void }) {
  const { t, language } = useText();
  const name = t(consentTexts[consent.kind].name);
  const day = formatOfficeDay(consent.givenAt, language, 'long');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        {consent.business !== null && <span>{consent.business}</span>}
        <span className={styles.note}>{t('privacy.consents.given', { day, version: consent.textVersion })}</span>
        {consent.withdrawnAt !== null && (
          <span className={styles.note}>
            {t('privacy.consents.withdrawn', { day: formatOfficeDay(consent.withdrawnAt, language, 'long') })}
          </span>
        )}
      </div>
      {consent.withdrawnAt === null && (
        <LinkButton onClick={onWithdraw}>
          {t('privacy.consents.withdraw')}
          <span className="visually-hidden"> {t('privacy.consents.which', { name })}</span>
        </LinkButton>
      )}
    </li>
  );
}
