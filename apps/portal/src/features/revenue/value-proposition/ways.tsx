import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import type { BankConnection } from '@portal/contract/bank/bank-connection';
import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import { ofMonthRange } from '@portal/locales/format/month-range';
import { ConnectedBank } from '../bank-connection/connected-bank.tsx';
import styles from './value-proposition.module.css';

export interface ConnectWayProps {
  connection: BankConnection | null | undefined;
  recommended: boolean;
}

export function ConnectWay({ connection, recommended }: ConnectWayProps) {
  const { t } = useText();
  return (
    <Card>
      <section className={styles.way} aria-labelledby="way-connect">
        <Landmark size={28} aria-hidden="true" />
        <div className={styles.words}>
          <div className={styles.name}>
            <h2 id="way-connect">{t('revenue.intro.connect.title')}</h2>
            {recommended && <Badge tone="good">{t('revenue.intro.connect.quickest')}</Badge>}
          </div>
          {connection ? (
            <ConnectedBank connection={connection} />
          ) : (
            <>
              <p>{t('revenue.intro.connect.body')}</p>
              <p>
                <RouteLink to={paths.aboutBankConnection}>{t('revenue.about.title')}</RouteLink>
              </p>
            </>
          )}
        </div>
      </section>
    </Card>
  );
}

export function UploadWay({ requiredMonths }: Pick<Application, 'requiredMonths'>) {
  const texts = useText();
  const { t } = texts;
  return (
    <Card look="outlined">
      <section className={styles.way} aria-labelledby="way-upload">
        <FileUp size={28} aria-hidden="true" />
        <div className={styles.words}>
          <h2 id="way-upload">{t('revenue.intro.upload.title')}</h2>
          <p>{t('revenue.intro.upload.body', { months: ofMonthRange(requiredMonths, texts) })}</p>
          <p>
            <RouteLink to={paths.statementsUpload}>{t('revenue.intro.upload.action')}</RouteLink>
          </p>
        </div>
      </section>
    </Card>
  );
}
