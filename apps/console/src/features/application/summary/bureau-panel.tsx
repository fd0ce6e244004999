import type { CreditInquiry, CreditStatus } from '@portal/contract/staff/credit-report';
import { formatDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { operationQuery } from '../../../api/queries.ts';
import { Failed } from '../../../frame/states/failed.tsx';
import { dayAtOffice, timeAtOffice } from '../../../frame/days.ts';
import styles from '../application.module.css';

/** An inquiry has no status until the bureau responds. */
function statusOf({ status }: CreditInquiry): CreditStatus | 'waiting' {
  return status ?? 'waiting';
}

/** The credit bureau's response. Fetched only on request, because each view is in the audit trail. */
export function BureauPanel({ applicationId }: { applicationId: string }) {
  const { t, language } = useText();
  const [isWanted, setIsWanted] = useState(false);
  const whenOf = (instant: string) =>
    `${formatDay(dayAtOffice(instant), language, 'short')}, ${timeAtOffice(instant, language)}`;
  const { data, error, refetch, isFetching } = useQuery({
    ...operationQuery('Staff_GetCreditReport', { params: { applicationId } }),
    enabled: isWanted,
    meta: { changesWith: 'none' },
  });
  return (
    <Panel title={t('console.bureau.title')}>
      {data === undefined && error === null && (
        <div className={styles.ondemand}>
          <p className={styles.quietWords}>{t('console.bureau.audited')}</p>
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => setIsWanted(true)}>
            {t('console.bureau.show')}
          </Button>
        </div>
      )}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.inquiries.length === 0 && <p className={styles.plainWords}>{t('console.bureau.none')}</p>}
      {data?.inquiries.map((inquiry) => (
        <Facts
          key={inquiry.inquiryId}
          facts={[
            [t('console.bureau.answer'), t(`console.bureau.statuses.${statusOf(inquiry)}`)],
            [t('console.bureau.why'), inquiry.error && t(`console.bureau.errors.${inquiry.error}`)],
            [t('console.bureau.score'), inquiry.score],
            [t('console.bureau.asked'), whenOf(inquiry.askedAt)],
            [t('console.bureau.answered'), inquiry.answeredAt && whenOf(inquiry.answeredAt)],
            [t('console.bureau.withSin'), t(inquiry.hadSin ? 'console.yes' : 'console.no')],
            [
              t('console.bureau.reasons'),
              inquiry.reasons.map(({ code, description }) => description ?? code).join('; '),
            ],
            [t('console.bureau.number'), inquiry.bureauRef],
          ]}
        />
      ))}
    </Panel>
  );
}
