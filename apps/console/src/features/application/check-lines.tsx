import { type CheckKind, type CheckState, checkActions, mayActOnCheck } from '@portal/contract/application/checks';
import type { MonthsCovered } from '@portal/contract/application/months-covered';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { monthList } from '../../parts/month-list.ts';
import { monthsLeftOpen } from './months-left-open.ts';
import styles from './application.module.css';

const looks = {
  waiting: { Icon: CircleDashed, tone: 'quiet' },
  running: { Icon: CircleDashed, tone: 'quiet' },
  done: { Icon: CircleCheck, tone: 'good' },
  needsYou: { Icon: TriangleAlert, tone: 'warn' },
  handedOver: { Icon: TriangleAlert, tone: 'warn' },
} as const satisfies Record<CheckState, { Icon: typeof CircleCheck; tone: 'good' | 'warn' | 'quiet' }>;

/** Whether a person can do anything about a check. */
function isActable(check: StaffCheck): boolean {
  return (Object.keys(checkActions) as (keyof typeof checkActions)[]).some((action) => mayActOnCheck(action, check));
}

export interface CheckLinesProps {
  checks: readonly StaffCheck[];
  covered: MonthsCovered;
  /** Undefined where nothing may be done about them. */
  onCheck: ((kind: CheckKind) => void) | undefined;
}

/** Each check with its state, why and by whom, and what can be done about it. */
export function CheckLines({ checks, covered, onCheck }: CheckLinesProps) {
  const { t, language } = useText();
  if (checks.length === 0) return <li className={styles.plain}>{t('console.checks.none')}</li>;
  return checks.map((check) => {
    const { kind, state, reason, by, words } = check;
    const open = monthsLeftOpen(check, covered);
    const { Icon, tone } = looks[state];
    const name = t(`console.checks.kinds.${kind}`);
    const what = t(state === 'handedOver' ? 'console.checks.settle' : 'console.checks.takeOver');
    return (
      <li key={kind}>
        <Icon size={17} className={styles[tone]} aria-hidden="true" />
        <b>{name}</b>
        <span className={styles.why}>
          {t(`console.checks.states.${state}`)}
          {by !== null && ` · ${by}`}
          {reason && `. ${t(`console.checks.reasons.${reason}`)}`}
        </span>
        {open.length > 0 && (
          <span className={styles.why}>{t('console.checks.leftOpen', { months: monthList(open, language) })}</span>
        )}
        {words !== null && <q className={styles.why}>{words}</q>}
        {onCheck && isActable(check) && (
          <span className={styles.act}>
            <Button variant="quiet" size="small" onClick={() => onCheck(kind)}>
              {what} <span className="visually-hidden">{name}</span>
            </Button>
          </span>
        )}
      </li>
    );
  });
}
