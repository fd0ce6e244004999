import type { CreditInquiry, CreditStatus } from '@portal/contract/staff/credit-report';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../../api/queries.ts';
import { Failed } from '../../../frame/states/failed.tsx';
import { useErrorOf } from '../../../frame/states/unread.tsx';
import { useDelay } from '../../../frame/states/use-delay.ts';
import { formatDayAtOffice, timeAtOffice } from '../../../frame/days.ts';
import type { Details } from '../details.ts';
import styles from '../application.module.css';

/** An inquiry has no status until the bureau responds. */
function statusOf({ status }: CreditInquiry): CreditStatus | 'waiting' {
  return status ?? 'waiting';
}

/** Never prefetched, because each read is in the audit trail; read again only once the check has changed. */
function useInquiries({ application: { applicationId }, checks }: Details) {
  const check = checks.find(({ kind }) => kind === 'personalDetails');
  const isDrawn = useDelay(0);
  const query = operationQuery('Staff_GetCreditReport', { params: { applicationId } });
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, check?.state, check?.by],
    enabled: check !== undefined && isDrawn,
    staleTime: 'static',
    gcTime: 0,
    placeholderData: keepPreviousData,
    meta: { changesWith: 'none' },
  });
}

export function BureauAnswer({ details }: { details: Details }) {
  const words = useText();
  const { t } = words;
  const read = useInquiries(details);
  const { data } = read;
  const error = useErrorOf(read);
  const latest = data?.inquiries.at(-1);
  if (error) return <Failed error={error} onRetry={read.refetch} />;
  if (!latest) {
    return (
      <div className={styles.more}>
        <p>{data ? t('console.bureau.none') : t('common.loading')}</p>
      </div>
    );
  }
  return (
    <Disclosure
      className={styles.more}
      title={<b>{t('console.named', { what: t('console.bureau.title'), which: resultOf(latest, words) })}</b>}
    >
      {data?.inquiries.toReversed().map((inquiry) => (
        <Facts key={inquiry.inquiryId} facts={factsOf(inquiry, words)} />
      ))}
    </Disclosure>
  );
}

function resultOf(inquiry: CreditInquiry, { t }: Translation): string {
  const { score, error } = inquiry;
  const facts = [
    t(`console.bureau.statuses.${statusOf(inquiry)}`),
    score !== null && t('console.bureau.scored', { score }),
    error && t(`console.bureau.errors.${error}`),
  ];
  return facts.filter(Boolean).join(FACT_SEPARATOR);
}

function factsOf(inquiry: CreditInquiry, { t, language }: Translation) {
  const whenOf = (instant: string) => `${formatDayAtOffice(instant, language)}, ${timeAtOffice(instant, language)}`;
  return [
    [t('console.bureau.answer'), t(`console.bureau.statuses.${statusOf(inquiry)}`)],
    [t('console.bureau.why'), inquiry.error && t(`console.bureau.errors.${inquiry.error}`)],
    [t('console.bureau.score'), inquiry.score],
    [t('console.bureau.asked'), whenOf(inquiry.askedAt)],
    [t('console.bureau.answered'), inquiry.answeredAt && whenOf(inquiry.answeredAt)],
    [t('console.bureau.withSin'), t(inquiry.hadSin ? 'console.yes' : 'console.no')],
    [t('console.bureau.reasons'), inquiry.reasons.map(({ code, description }) => description ?? code).join('; ')],
    [t('console.bureau.number'), inquiry.bureauRef],
  ] as const;
}
