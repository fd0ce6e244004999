import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../../../frame/navigation.tsx';
import { NotKnown } from '../../../frame/states/not-known.tsx';
import { whyUnknown } from '../../../frame/states/why-unknown.ts';
import { rowQuery } from '../../../parts/application/application-queries.ts';
import { monthList } from '@portal/locales/format/month-list';
import type { Details } from '../details.ts';
import { statementAddress } from '../revenue/statement-order.ts';
import styles from './cash-flow.module.css';

export interface NotCountedPanelProps {
  details: Details;
  flow: CashFlow;
  marks: readonly MarkedMonth[];
}

type NotCounted = CashFlow['notCounted'][number];
const groups = ['contradicts', 'unread', 'otherKind'] as const;

function groupOf({ statements }: Details, { statementId, reason }: NotCounted): (typeof groups)[number] {
  if (reason === 'creditCard' || reason === 'otherCurrency') return 'otherKind';
  const doubt = statements.find((file) => file.statementId === statementId)?.doubt;
  return reason === 'notProven' && doubt === 'contradicts' ? 'contradicts' : 'unread';
}

/**
 * What no sum includes: statements that contradict themselves, what could not be read, and months that were never
 * given.
 */
export function NotCountedPanel({ details, flow: { notCounted }, marks }: NotCountedPanelProps) {
  const { t, language } = useText();
  const missing = marks.filter(({ state }) => state === 'missing').map(({ month }) => month);
  const unknown = whyUnknown(useQuery(rowQuery(details.application)));
  if (notCounted.length === 0 && missing.length === 0 && !unknown) return null;
  const neverGiven = t('console.cashFlow.notCounted.groups.neverGiven');
  return (
    <Panel title={t('console.cashFlow.notCounted.title')}>
      {groups.map((group) => {
        const own = notCounted.filter((each) => groupOf(details, each) === group);
        return (
          own.length > 0 && (
            <section key={group}>
              <h3 className={styles.group}>{t(`console.cashFlow.notCounted.groups.${group}`)}</h3>
              <ul className={styles.signals}>
                {own.map((each, index) => (
                  <Source key={index} details={details} notCounted={each} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {(missing.length > 0 || unknown) && (
        <section>
          <h3 className={styles.group}>{neverGiven}</h3>
          <p className={styles.plain}>
            {unknown ? <NotKnown what={neverGiven} unknown={unknown} /> : monthList(missing, language)}
          </p>
        </section>
      )}
    </Panel>
  );
}

function Source({ details, notCounted }: { details: Details; notCounted: NotCounted }) {
  const { t } = useText();
  const { statementId, reason } = notCounted;
  const file = details.statements.find((each) => each.statementId === statementId);
  return (
    <li className={styles.warn}>
      {statementId === null ? (
        <b>{t('console.cashFlow.notCounted.bank')}</b>
      ) : (
        <ScreenLink to={statementAddress(details.application.applicationId, statementId)}>
          {file?.fileName ?? ''}
        </ScreenLink>
      )}{' '}
      <span className={styles.quiet}>{t(`console.cashFlow.notCounted.${reason}`)}</span>
    </li>
  );
}
