import { type CheckKind, checkActions, mayActOnCheck } from '@portal/contract/application/checks';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { monthList } from '@portal/locales/format/month-list';
import type { Details } from '../details.ts';
import { NotKnown } from '../../../frame/states/not-known.tsx';
import type { Unknown } from '../../../frame/states/why-unknown.ts';
import { BureauAnswer } from './bureau-answer.tsx';
import { CheckLine, type CheckTone } from './check-line.tsx';
import { type CheckLook, type StateOfCheck, stateOfCheck } from './state-of-check.ts';
import styles from '../application.module.css';

const tones = {
  waiting: 'quiet',
  running: 'quiet',
  done: 'good',
  unknown: 'quiet',
  open: 'warn',
  needsYou: 'warn',
  handedOver: 'warn',
} as const satisfies Record<CheckLook, CheckTone>;

const doubtWords = [
  ['sumsDoNotHold', 'console.needs.notProven'],
  ['rowsNotRead', 'console.needs.rowsNotRead'],
] as const;

function isActable(check: StaffCheck): boolean {
  return (Object.keys(checkActions) as (keyof typeof checkActions)[]).some((action) => mayActOnCheck(action, check));
}

export interface CheckLinesProps {
  details: Details;
  /** Marked as in the work list; empty before submission. */
  months: readonly MarkedMonth[];
  /** Set if the months are not known. */
  unknown: Unknown | undefined;
  /** Undefined if the person may not act on checks. */
  onCheck: ((kind: CheckKind) => void) | undefined;
}

export function CheckLines({ details, months, unknown, onCheck }: CheckLinesProps) {
  const { t, language } = useText();
  const { checks } = details;
  if (checks.length === 0) return <li className={styles.plain}>{t('console.checks.none')}</li>;
  return checks.map((check) => {
    const { kind, state, reason, by, words } = check;
    const { look, leftOpen, ...doubts } = stateOfCheck(check, unknown ? undefined : months);
    const title = t(`console.checks.kinds.${kind}`);
    const what = t(state === 'handedOver' ? 'console.checks.settle' : 'console.checks.takeOver');
    return (
      <CheckLine key={kind} tone={tones[look]} title={title}>
        <span className={styles.why}>
          <LookWords look={look} title={title} unknown={unknown} />
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
        {kind === 'personalDetails' && <BureauAnswer details={details} />}
        {words !== null && <q className={styles.why}>{words}</q>}
        {onCheck && isActable(check) && (
          <span className={styles.act}>
            <Button variant="quiet" size="small" onClick={() => onCheck(kind)}>
              {what} <span className="visually-hidden">{title}</span>
            </Button>
          </span>
        )}
      </CheckLine>
    );
  });
}

function LookWords({
  look,
  title,
  unknown,
}: Pick<CheckLinesProps, 'unknown'> & Pick<StateOfCheck, 'look'> & { title: string }) {
  const { t } = useText();
  if (look !== 'unknown') return t(`console.checks.states.${look}`);
  return unknown && <NotKnown what={title} unknown={unknown} />;
}
