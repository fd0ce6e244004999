import { ENCRYPTION_BITS } from '@portal/contract/constants';
import { stepPlaces } from '@portal/contract/application/steps';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ofMonthRange } from '../../../i18n/month-range.ts';
import styles from './value-proposition.module.css';

/** How revenue is verified: by the bank, instantly, or by statements (specification, section 2). */
export function ValuePropositionScreen() {
  const texts = useText();
  const { t } = texts;
  const { requiredMonths } = useCurrentApplication();

  return (
    <Screen title={t('revenue.intro.title')} lead={t('revenue.intro.lead')}>
      <div className={styles.ways}>
        <Card>
          <section className={styles.way} aria-labelledby="way-upload">
            <FileUp size={28} aria-hidden="true" />
            <div className={styles.words}>
              <h2 id="way-upload">{t('revenue.intro.upload.title')}</h2>
              <p>{t('revenue.intro.upload.body', { months: ofMonthRange(requiredMonths, texts) })}</p>
            </div>
          </section>
        </Card>
        <Card look="outlined">
          <section className={styles.way} aria-labelledby="way-connect" data-unavailable="">
            <Landmark size={28} aria-hidden="true" />
            <div className={styles.words}>
              <h2 id="way-connect">{t('revenue.intro.connect.title')}</h2>
              <p>{t('revenue.intro.connect.body')}</p>
            </div>
          </section>
        </Card>
      </div>
      <section className={styles.why} aria-labelledby="why">
        <h2 id="why">{t('revenue.intro.why.title')}</h2>
        <p>{t('revenue.intro.why.body')}</p>
        <p className={styles.security}>
          <LockKeyhole size={20} aria-hidden="true" />
          {t('revenue.intro.security', { bits: ENCRYPTION_BITS })}
        </p>
      </section>
      <div className={styles.actions}>
        <ButtonLink href={stepPlaces.personalInformation.route} variant="secondary">
          {t('common.back')}
        </ButtonLink>
        <ButtonLink href="/application-bank-statements-upload">{t('revenue.intro.upload.action')}</ButtonLink>
      </div>
    </Screen>
  );
}
