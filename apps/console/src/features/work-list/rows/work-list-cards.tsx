import type { WorkListRow as Row } from '@portal/contract/staff/work-list';
import { formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useEffect } from 'react';
import { applicationAddress, ScreenLink } from '../../../frame/navigation.tsx';
import { MonthMarks } from '../../../parts/application/month-marks.tsx';
import { PromiseIcon, PromisedContact } from '../../../parts/application/promise.tsx';
import { StatusBadge } from '../../../parts/application/status-badge.tsx';
import styles from './work-list-cards.module.css';
import { linkIdOf, type WorkListItem } from './work-list-items.ts';

export interface WorkListCardsProps {
  items: readonly WorkListItem[];
  currentId: string | undefined;
  focusesCurrent: boolean;
  today: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

export function WorkListCards(props: WorkListCardsProps) {
  const { t } = useText();
  const { items, today, currentId, focusesCurrent, hasMore, isLoadingMore, onMore } = props;
  useEffect(() => {
    if (focusesCurrent && currentId !== undefined)
      document.getElementById(linkIdOf({ applicationId: currentId }))?.focus();
  }, [focusesCurrent, currentId]);
  return (
    <div className={styles.scroller}>
      <ul className={styles.list}>
        {items.map((item) =>
          item.kind === 'group' ? (
            <li key={item.state} className={styles.group}>
              <PromiseIcon state={item.state} />
              <h2>{t(`console.promise.groups.${item.state}`)}</h2>
              {item.count}
              <span>{item.state === 'late' && t('console.promise.lateWhy')}</span>
            </li>
          ) : (
            <Card key={item.row.applicationId} row={item.row} today={today} />
          ),
        )}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <Button variant="secondary" pending={isLoadingMore} onClick={onMore}>
            {t('console.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Card({ row, today }: { row: Row; today: string }) {
  const { language } = useText();
  return (
    <li className={styles.card}>
      <span className={styles.line}>
        <ScreenLink to={applicationAddress(row.applicationId)} id={linkIdOf(row)} className={styles.name}>
          {row.operatingName}
        </ScreenLink>
        <b>{formatMoney(row.requestedAmount, language)}</b>
      </span>
      <span className={styles.facts}>
        {row.reference} · {row.province} · {row.language.toUpperCase()}
        {row.accountManager && ` · ${row.accountManager.name}`}
      </span>
      <span className={styles.line}>
        <StatusBadge status={row.status} outcome={row.outcome} />
        {row.status !== 'closed' && <PromisedContact promised={row} today={today} />}
      </span>
      <MonthMarks months={row.months} />
    </li>
  );
}
