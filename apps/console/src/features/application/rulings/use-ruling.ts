import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import type { TextKey } from '@portal/locales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { refreshThen, writeAndRefresh } from '../../../api/refresh.ts';

type PayeeKind = 'lender' | 'notLender';
type DepositKind = 'sale' | 'notSale';

export interface DepositPlace {
  statementId: string;
  account: number;
  row: number;
}

export type NewRuling =
  | { kind: PayeeKind; payee: string }
  | { kind: DepositKind; place: DepositPlace; deposit: { description: string; cents: number } };

interface RulingDraft {
  reason: CashFlowReason | '';
  words: string;
}

function rulingOf(ruling: NewRuling, { reason, words }: RulingDraft): RevenueRuling | undefined {
  if ('payee' in ruling) return { ...ruling, words };
  if (ruling.kind === 'sale') return { kind: ruling.kind, ...ruling.place, words };
  return reason === '' ? undefined : { kind: ruling.kind, ...ruling.place, reason, words };
}

export function useRuling(applicationId: string, ruling: NewRuling, onDone: () => void) {
  const [draft, setDraft] = useState<RulingDraft>({ reason: '', words: '' });
  const complete = rulingOf(ruling, { ...draft, words: draft.words.trim() });
  const save = useMutation({
    mutationFn: async () => {
      if (complete)
        await callOperation('Staff_RuleOnRevenue', { params: { applicationId }, body: { ruling: complete } });
    },
    ...refreshThen(onDone),
  });
  const blocked: TextKey | undefined = !complete
    ? 'console.rulings.blocked.reason'
    : complete.words === ''
      ? 'console.rulings.blocked.words'
      : undefined;
  return {
    draft,
    change: (part: Partial<RulingDraft>) => setDraft({ ...draft, ...part }),
    blocked,
    save: { isPending: save.isPending, error: save.error, run: () => save.mutate() },
  };
}

export function useWithdrawingRuling(applicationId: string) {
  return useMutation({
    mutationFn: (rulingId: string) =>
      writeAndRefresh(() => callOperation('Staff_WithdrawRevenueRuling', { params: { applicationId, rulingId } })),
  });
}
