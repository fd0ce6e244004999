import type { ListedAccount, RowCorrection } from '@portal/contract/application/statements/statement-corrections';
import { TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { useId, useState } from 'react';
import { useToday } from '../../../api/today.ts';
import { formatAmount } from './amounts.ts';
import dialogs from '../../../parts/application/dialogs.module.css';
import { correctionFailure } from './correction-bars.tsx';
import { type CorrectionDraft, correctionKinds, correctionOf, type DraftProblem, draftOf } from './correction-draft.ts';
import { type CountedRow, outcomeOf, type Proposal } from './counted-rows.ts';

export interface CorrectionDialogProps {
  account: ListedAccount;
  row: CountedRow;
  proposal: Proposal | undefined;
  number: number;
  error: Error | null;
  isPending: boolean;
  onSave: (correction: RowCorrection) => void;
  onClose: () => void;
}

export function CorrectionDialog(props: CorrectionDialogProps) {
  const { account, row, proposal, number, error, isPending, onSave, onClose } = props;
  const words = useText();
  const today = useToday();
  const { t, language } = words;
  const [draft, setDraft] = useState(() => draftOf(row, proposal?.correction, language));
  const [problem, setProblem] = useState<DraftProblem>();
  const change = (part: Partial<CorrectionDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  };
  const correction = correctionOf(draft, row, account);
  const save = () => {
    if (typeof correction === 'string') setProblem(correction);
    else onSave(correction);
  };
  return (
    <Dialog
      open
      title={t('console.statement.correct', { row: number })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button pending={isPending} onClick={save}>
            {t('console.statement.save')}
          </Button>
        </>
      }
    >
      <p>
        {row.description}, {formatAmount(row.cents, language)}
      </p>
      <KindChoice draft={draft} row={row} onChange={change} />
      {(draft.kind === 'amount' || draft.kind === 'add') && (
        <AmountFields draft={draft} problem={problem} onChange={change} />
      )}
      {draft.kind === 'add' && <AddedFields draft={draft} account={account} problem={problem} onChange={change} />}
      {typeof correction !== 'string' && <OutcomeLine account={account} correction={correction} />}
      <div role="alert">
        {error && <p className={dialogs.error}>{correctionFailure(error, account, words, today)}</p>}
        {problem && <p className={dialogs.error}>{t(`console.statement.problems.${problem}`)}</p>}
      </div>
    </Dialog>
  );
}

interface PartProps {
  draft: CorrectionDraft;
  onChange: (part: Partial<CorrectionDraft>) => void;
}

function KindChoice({ draft, row, onChange }: PartProps & { row: CountedRow }) {
  const { t } = useText();
  const labels = {
    sign: t(row.cents < 0 ? 'console.statement.asDeposit' : 'console.statement.asWithdrawal'),
    amount: t('console.statement.otherAmount'),
    leaveOut: t('console.statement.leaveOut'),
    add: t('console.statement.add'),
  } as const satisfies Record<RowCorrection['kind'], string>;
  return (
    <fieldset className={dialogs.choices}>
      <legend>{t('console.statement.what')}</legend>
      {correctionKinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={kind === draft.kind} onChange={() => onChange({ kind })} />
          {labels[kind]}
        </label>
      ))}
    </fieldset>
  );
}

interface CheckedProps extends PartProps {
  problem: DraftProblem | undefined;
}

function AmountFields({ draft, problem, onChange }: CheckedProps) {
  const { t } = useText();
  const id = useId();
  return (
    <>
      <p className={dialogs.field}>
        <label htmlFor={id}>{t('console.statement.amount')}</label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem === 'amount' || problem === 'unchanged'}
          value={draft.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </p>
      <fieldset className={dialogs.choices}>
        <legend>{t('console.statement.direction')}</legend>
        {(['withdrawal', 'deposit'] as const).map((direction) => (
          <label key={direction}>
            <input
              type="radio"
              name="direction"
              checked={direction === draft.direction}
              onChange={() => onChange({ direction })}
            />
            {t(`console.statement.columns.${direction}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function AddedFields({ draft, account: { from, to }, problem, onChange }: CheckedProps & { account: ListedAccount }) {
  const { t } = useText();
  const id = useId();
  return (
    <>
      <p className={dialogs.field}>
        <label htmlFor={`${id}day`}>{t('console.statement.columns.date')}</label>
        <input
          id={`${id}day`}
          type="date"
          min={from}
          max={to}
          aria-invalid={problem === 'date'}
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      </p>
      <p className={dialogs.field}>
        <label htmlFor={`${id}words`}>{t('console.statement.columns.description')}</label>
        <input
          id={`${id}words`}
          autoComplete="off"
          maxLength={TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH}
          aria-invalid={problem === 'description'}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </p>
    </>
  );
}

/** Shows the resulting balances. Only the server knows, after saving, whether every printed total holds. */
function OutcomeLine({ account, correction }: { account: ListedAccount; correction: RowCorrection }) {
  const { t, language } = useText();
  const outcome = outcomeOf(account, correction);
  if (outcome === null) return null;
  const text =
    typeof outcome === 'string'
      ? t(`console.statement.outcome.${outcome}`)
      : t('console.statement.outcome.isOff', { by: formatAmount(Math.abs(outcome.missingCents), language) });
  return <p role="status">{text}</p>;
}
