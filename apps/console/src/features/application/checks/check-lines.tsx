import { type CheckKind, checkActions, mayActOnCheck } from '@portal/contract/application/checks';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { monthList } from '@portal/locales/format/month-list';
import { type CheckLook, stateOfCheck } from './state-of-check.ts';
import styles from '../application.module.css';

const looks = {
  waiting: { Icon: CircleDashed, tone: 'quiet' },
  running: { Icon: CircleDashed, tone: 'quiet' },
  done: { Icon: CircleCheck, tone: 'good' },
  open: { Icon: TriangleAlert, tone: 'warn' },
  needsYou: { Icon: TriangleAlert, tone: 'warn' },
  handedOver: { Icon: TriangleAlert, tone: 'warn' },
} as const satisfies Record<CheckLook, { Icon: typeof CircleCheck; tone: 'good' | 'warn' | 'quiet' }>;

const doubtWords = [
  ['sumsDoNotHold', 'console.needs.notProven'],
  ['rowsNotRead', 'console.needs.rowsNotRead'],
] as const;

function isActable(check: StaffCheck): boolean {
  return (Object.keys(checkActions) as (keyof typeof checkActions)[]).some((action) => mayActOnCheck(action, check));
}

export interface CheckLinesProps {
  checks: readonly StaffCheck[];
  /** Marked as in the work list; empty before submission. */
  months: readonly MarkedMonth[];
  /** Undefined if the person may not act on checks. */
  onCheck: ((kind: CheckKind) => void) | undefined;
}

export function CheckLines({ checks, months, onCheck }: CheckLinesProps) {
  const { t, language } = useText();
  if (checks.length === 0) return <li className={styles.plain}>{t('console.checks.none')}</li>;
  return checks.map((check) => {
    const { kind, state, reason, by, words } = check;
    const { look, leftOpen, ...doubts } = stateOfCheck(check, months);
    const { Icon, tone } = looks[look];
    const title = t(`console.checks.kinds.${kind}`);
    const what = t(state === 'handedOver' ? 'console.checks.settle' : 'console.checks.takeOver');
    return (
      <li key={kind}>
        <Icon size={17} className={styles[tone]} aria-hidden="true" />
        <b>{title}</b>
        <span className={styles.why}>
          {t(`console.checks.states.${look}`)}
          {by !== null && ` · ${by}`}
          {reason && `. ${t(`console.checks.reasons.${reason}`)}`}
        </span>
        {leftOpen.length > 0 && (
          <span className={styles.why}>{t('console.checks.leftOpen', { months: monthList(leftOpen, language) })}</span>
        )}
        {doubtWords.map(
          ([name, key]) =>
            doubts[name].length > 0 && (
              <span key={name} className={styles.why}>
                {t('console.named', { what: t(key), which: monthList(doubts[name], language) })}
              </span>
            ),
        )}
        {words !== null && <q className={styles.why}>{words}</q>}
        {onCheck && isActable(check) && (
          <span className={styles.act}>
            <Button variant="quiet" size="small" onClick={() => onCheck(kind)}>
              {what} <span className="visually-hidden">{title}</span>
            </Button>
          </span>
        )}
      </li>
    );
  });
}
