import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import type { BankConnection } from '@portal/contract/bank/bank-connection';
import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import { ofMonthRange } from '@portal/locales/format/month-range';
import { ConnectedBank } from '../bank-connection/connected-bank.tsx';
import { useStatements } from '../statements-upload/use-statements.ts';
import styles from './value-proposition.module.css';

interface ConnectWayProps {
  connection: BankConnection | null | undefined;
  recommended: boolean;
}

export function ConnectWay({ connection, recommended }: ConnectWayProps) {
  const { t } = useText();
  return (
    <section className={styles.way} aria-labelledby="way-connect" data-choice={!connection}>
      <Card look="outlined">
        <div className={styles.name}>
          <Landmark size={28} aria-hidden="true" />
          <h2 id="way-connect">{t('revenue.intro.connect.title')}</h2>
          {recommended && <Badge tone="good">{t('revenue.intro.connect.quickest')}</Badge>}
        </div>
        {connection ? (
          <>
            <ConnectedBank connection={connection} />
            {connection.state !== 'read' && (
              <RouteButton to={paths.bankConnection}>{t('revenue.intro.connect.continue')}</RouteButton>
            )}
          </>
        ) : (
          <>
            <p>{t('revenue.intro.connect.body')}</p>
            <RouteButton to={paths.aboutBankConnection}>{t('revenue.intro.connect.action')}</RouteButton>
          </>
        )}
      </Card>
    </section>
  );
}

export function UploadWay({ applicationId, requiredMonths }: Pick<Application, 'applicationId' | 'requiredMonths'>) {
  const texts = useText();
  const { t } = texts;
  const count = useStatements(applicationId).list.data?.statements.length ?? 0;
  return (
    <section className={styles.way} aria-labelledby="way-upload" data-choice>
      <Card look="outlined">
        <div className={styles.name}>
          <FileUp size={28} aria-hidden="true" />
          <h2 id="way-upload">{t('revenue.intro.upload.title')}</h2>
        </div>
        <p>{t('revenue.intro.upload.body', { months: ofMonthRange(requiredMonths, texts) })}</p>
        {count > 0 && (
          <InlineAlert tone="good">
            <p>{t('revenue.upload.confirm.count', { count })}</p>
          </InlineAlert>
        )}
        <RouteButton to={paths.statementsUpload} variant="secondary">
          {t('revenue.intro.upload.action')}
        </RouteButton>
      </Card>
    </section>
  );
}
