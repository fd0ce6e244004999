import { messageKeyOf } from '@portal/contract/client/problem';
import { privacyAnswerDay, privacyDaysLeft, type StaffPrivacyRequest } from '@portal/contract/privacy/requests';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { type Fact, Facts } from '@portal/design/ui/content/facts.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { customerAddress, ScreenLink } from '../../frame/navigation.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import { ExportButton, useExport } from '../../parts/lists/export-button.tsx';
import styles from './privacy.module.css';

const SOON_DAYS = 7;

export interface RequestCardProps {
  request: StaffPrivacyRequest;
  today: string;
  mayAnswer: boolean;
  onAnswer: (request: StaffPrivacyRequest) => void;
}

export function RequestCard({ request, today, mayAnswer, onAnswer }: RequestCardProps) {
  const { t, message } = useText();
  const download = useExport();
  const { kind, text, outcome, answer, customerId } = request;
  const isOpen = outcome === null;
  return (
    <Panel
      isArticle
      title={t(`console.privacy.kinds.${kind}`)}
      end={isOpen ? <DaysLeft request={request} today={today} /> : <OutcomeBadge outcome={outcome} />}
    >
      <Facts facts={useFacts(request)} />
      <Words title={t('console.privacy.asked')} words={text} />
      {!isOpen && <Words title={t('console.privacy.answer')} words={answer} />}
      {isOpen && (
        <div className={styles.actions}>
          {mayAnswer ? (
            <>
              <Button size="small" onClick={() => onAnswer(request)}>
                {t('console.privacy.answerDo')}
              </Button>
              <ExportButton customerId={customerId} download={download} />
            </>
          ) : (
            <p className={styles.quiet}>{t('console.privacy.administratorAnswers')}</p>
          )}
        </div>
      )}
      <div role="alert">
        {download.error && <p className={styles.error}>{message(messageKeyOf(download.error))}</p>}
      </div>
    </Panel>
  );
}

function useFacts(request: StaffPrivacyRequest): Fact[] {
  const { t, language } = useText();
  const { email, customerId, askedAt, answeredAt, answeredBy, outcome } = request;
  const dayOf = (instant: string) => formatDayAtOffice(instant, language);
  const answered =
    answeredAt !== null && t('console.privacy.answeredBy', { day: dayOf(answeredAt), name: answeredBy ?? '' });
  return [
    [
      t('console.privacy.customer'),
      email === null ? t('console.privacy.erased') : <ScreenLink to={customerAddress(customerId)}>{email}</ScreenLink>,
    ],
    [t('console.privacy.language'), t(`console.languages.${request.language}`)],
    [t('console.privacy.askedOn'), dayOf(askedAt)],
    [t('console.privacy.dueOn'), outcome === null ? formatDay(privacyAnswerDay(request), language, 'short') : null],
    [t('console.privacy.answered'), answered || null],
  ];
}

function Words({ title, words }: { title: string; words: string | null }) {
  const { t } = useText();
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      {words === null ? (
        <p className={styles.quiet}>{t('console.privacy.wordsErased')}</p>
      ) : (
        <blockquote>{words}</blockquote>
      )}
    </div>
  );
}

function DaysLeft({ request, today }: { request: StaffPrivacyRequest; today: string }) {
  const { t } = useText();
  const days = privacyDaysLeft(request, today);
  if (days < 0) {
    return (
      <Badge tone="bad" icon={<CircleAlert size={13} aria-hidden="true" />}>
        {t('console.privacy.late', { count: -days })}
      </Badge>
    );
  }
  return (
    <Badge tone={days <= SOON_DAYS ? 'attention' : 'neutral'} icon={<Clock size={13} aria-hidden="true" />}>
      {days === 0 ? t('console.privacy.dueToday') : t('console.privacy.daysLeft', { count: days })}
    </Badge>
  );
}

function OutcomeBadge({ outcome }: { outcome: NonNullable<StaffPrivacyRequest['outcome']> }) {
  const { t } = useText();
  return <Badge tone={outcome === 'done' ? 'good' : 'neutral'}>{t(`console.privacy.outcomes.${outcome}`)}</Badge>;
}
