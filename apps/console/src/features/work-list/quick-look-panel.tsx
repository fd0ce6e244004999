import type { WorkListRow } from '@portal/contract/staff/work-list';
import { formatMoney, formatPhone, phoneAddress } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { IconButton } from '@portal/design/ui/buttons/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Facts } from '@portal/design/ui/content/facts.tsx';
import type { ResponseBody } from '../../api/call-operation.ts';
import { applicationAddress, ScreenLink } from '../../frame/navigation.tsx';
import { Unread } from '../../frame/states/unread.tsx';
import { detailsQuery } from '../../parts/application/application-queries.ts';
import { shortTime } from '../../frame/days.ts';
import { eventWords } from '../../parts/application/event-words.ts';
import { MonthMarks } from '../../parts/application/month-marks.tsx';
import { PromisedContact } from '../../parts/application/promise.tsx';
import { StatusBadge } from '../../parts/application/status-badge.tsx';
import { whatIsMissing } from '../../parts/application/what-is-missing.ts';
import styles from './quick-look-panel.module.css';

type Details = ResponseBody<'Staff_GetApplication'>;

const MOST_EVENTS = 5;

export interface QuickLookPanelProps {
  row: WorkListRow;
  today: string;
  onClose: () => void;
}

export function QuickLookPanel({ row, today, onClose }: QuickLookPanelProps) {
  const { t } = useText();
  const id = useId();
  const read = useQuery(detailsQuery(row.applicationId));
  const { data } = read;
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} aria-live="polite">
          {t('console.quickLook.title', { name: row.operatingName })}
        </h2>
        <IconButton label={t('common.close')} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      <RowFacts row={row} today={today} details={data} />
      <Unread read={read} shape={null} />
      {data && <Open details={data} />}
      {data && <Latest events={data.events} today={today} />}
      <ScreenLink to={applicationAddress(row.applicationId)} className={styles.open}>
        {t('console.quickLook.open')}
      </ScreenLink>
    </aside>
  );
}

function RowFacts({ row, today, details }: Omit<QuickLookPanelProps, 'onClose'> & { details: Details | undefined }) {
  const { t, language } = useText();
  const person = details?.application.personalInfo;
  return (
    <Facts
      facts={[
        [t('console.columns.reference'), row.reference],
        [t('console.columns.status'), <StatusBadge key="status" status={row.status} outcome={row.outcome} />],
        [t('console.columns.amount'), formatMoney(row.requestedAmount, language)],
        [t('console.columns.proof'), <MonthMarks key="months" months={row.months} />],
        [
          t('console.columns.promise'),
          row.status === 'closed' ? null : <PromisedContact key="promise" promised={row} today={today} />,
        ],
        [t('console.columns.with'), row.accountManager?.name ?? t('console.nobody')],
        [t('console.facts.person'), person && [person.firstName, person.lastName].filter(Boolean).join(' ')],
        [
          t('console.facts.phone'),
          person?.phoneNumber && (
            <a href={phoneAddress(person.phoneNumber)}>{formatPhone(person.phoneNumber, language)}</a>
          ),
        ],
      ]}
    />
  );
}

function Open({ details: { checks, missing } }: { details: Details }) {
  const { t, language } = useText();
  const handedOver = checks.filter(({ state }) => state === 'handedOver');
  return (
    <ul className={styles.list}>
      {handedOver.map(({ kind }) => (
        <li key={kind}>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('console.needs.check', { check: t(`console.checks.kinds.${kind}`) })}
        </li>
      ))}
      {missing.map((item, index) => (
        <li key={index}>
          <Hourglass size={16} aria-hidden="true" />
          <span>
            {t(`console.needs.waiting.${item.kind}`)} {whatIsMissing(item, { t, language })}
          </span>
        </li>
      ))}
      {handedOver.length + missing.length === 0 && <li className={styles.quiet}>{t('console.quickLook.nothing')}</li>}
    </ul>
  );
}

function Latest({ events, today }: { events: Details['events']; today: string }) {
  const words = useText();
  const latest = events.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_EVENTS);
  return (
    <>
      <h3 className={styles.subtitle}>{words.t('console.quickLook.latest')}</h3>
      <ul className={styles.list}>
        {latest.map((event, index) => (
          <li key={index} className={styles.event}>
            <span>{eventWords(event, words)}</span>
            <time dateTime={event.at}>{shortTime(event.at, today, words.language)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

export function useQuickLook(current: WorkListRow | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen: isOpen && current !== undefined,
    toggle: () => setIsOpen(current !== undefined && !isOpen),
    close: () => setIsOpen(false),
  };
}

export type QuickLook = ReturnType<typeof useQuickLook>;
