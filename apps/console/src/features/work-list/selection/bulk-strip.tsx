import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import type { BulkChange } from '@portal/contract/operations/staff/bulk-changes';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { returnFocus } from '@portal/design/ui/dialogs/return-focus.ts';
import { FailureStrip } from '@portal/design/ui/messages/failure-strip.tsx';
import { formatNumber } from '@portal/locales/format/number';
import type { MouseEvent } from 'react';
import { WaitLeft } from '../../../parts/application/seconds-left.tsx';
import styles from '../../../parts/application/strip.module.css';
import { useBulkChanges, useUndoBulkChange } from './use-bulk-change.ts';

export function BulkStrips({ mayWork }: { mayWork: boolean }) {
  const { changes, dismiss } = useBulkChanges(mayWork);
  return changes.map((change) => (
    <BulkStrip key={change.bulkChangeId} change={change} onDismiss={() => dismiss(change.bulkChangeId)} />
  ));
}

interface BulkStripProps {
  change: BulkChange;
  onDismiss: () => void;
}

function BulkStrip({ change, onDismiss }: BulkStripProps) {
  const undo = useUndoBulkChange();
  const words = useText();
  const { t, message } = words;
  const { end, done } = change;
  return (
    <>
      <p role="status" className="visually-hidden">
        {wordsOf(change, words)}
      </p>
      <div className={styles.strip}>
        <span>{wordsOf(change, words)}</span>
        {end === null && done === 0 && <Undo change={change} undo={undo} />}
        {end === null && done > 0 && <Progress change={change} />}
        {end !== null && (
          <Button variant="secondary" size="small" onClick={onDismiss}>
            {t('common.close')}
          </Button>
        )}
      </div>
      <FailureStrip>
        {undo.error !== null &&
          (isProblem(undo.error, 'errorVersionConflict')
            ? t('console.bulk.tooLate')
            : message(messageKeyOf(undo.error)))}
      </FailureStrip>
    </>
  );
}

function wordsOf(change: BulkChange, { t, language }: Translation): string {
  const { kind, end, done, total, leftOut, leftOutReferences, accountManager: name, outcome } = change;
  const counted = (count: number) => ({ count, shown: formatNumber(count, language) });
  if (end === 'undone') return t('console.bulk.undone');
  if (end === 'carriedOut') {
    const which = leftOutReferences.join(', ') + (leftOut > leftOutReferences.length ? ' …' : '');
    const missed = leftOut > 0 ? t('console.bulk.leftOut', { ...counted(leftOut), which }) : '';
    return `${t('console.bulk.done', counted(total - leftOut))} ${missed}`.trim();
  }
  if (done > 0) return t('console.bulk.running');
  if (kind === 'note') return t('console.bulk.waiting.note', counted(total));
  if (kind === 'close') {
    const as = outcome === null ? '' : t(`console.decide.outcomes.${outcome}`);
    return t('console.bulk.waiting.close', { ...counted(total), outcome: as });
  }
  return name === null
    ? t('console.bulk.waiting.unassign', counted(total))
    : t('console.bulk.waiting.assign', { ...counted(total), name });
}

function Undo({ change, undo }: { change: BulkChange; undo: ReturnType<typeof useUndoBulkChange> }) {
  const { t } = useText();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears once the change is undone.
    returnFocus(currentTarget);
    undo.mutate(change);
  };
  return (
    <>
      <WaitLeft change={change} />
      <Button variant="secondary" size="small" pending={undo.isPending} onClick={press}>
        {t('console.bulk.undo')}
      </Button>
    </>
  );
}

function Progress({ change: { done, total } }: { change: BulkChange }) {
  const { t, language } = useText();
  return (
    <>
      {t('console.bulk.progress', { done: formatNumber(done, language), total: formatNumber(total, language) })}
      <progress aria-hidden="true" max={total} value={done} />
    </>
  );
}
