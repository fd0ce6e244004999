import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { DocumentSigns } from '@portal/statements/pdf/document-signs';
import { chains, follows, type StatementRows } from './statement-runs.ts';

export interface SignedStatement {
  statementId: string;
  bank: StatementBank | null;
  signs: DocumentSigns | null;
}

export function findPageGaps(statements: readonly StatementRows[]): CashFlowSignal[] {
  return statements.flatMap(({ statementId, position, account: { pageGap } }) =>
    pageGap === null ? [] : [{ kind: 'pagesMissing', statementId, account: position, pageGap } as const],
  );
}

export function findBrokenSums(statements: readonly StatementRows[]): CashFlowSignal[] {
  return statements
    .filter(
      ({ account: { proof, doubt } }) => proof === 'notProven' && doubt?.kind === 'contradicts' && doubt.what === 'sum',
    )
    .map(({ statementId, position, account }) => ({
      kind: 'sumsDoNotHold',
      statementId,
      account: position,
      row: account.breaksAt === null ? null : (account.transactions[account.breaksAt]?.row ?? null),
    }));
}

export function findBrokenChains(statements: readonly StatementRows[]): CashFlowSignal[] {
  return statements.slice(1).flatMap((next, index): CashFlowSignal[] => {
    const earlier = statements[index];
    if (!earlier || !follows(earlier.account, next.account) || chains(earlier, next)) return [];
    const [closingCents, openingCents] = [earlier.account.closingCents, next.account.openingCents];
    if (closingCents === null || openingCents === null) return [];
    return [
      {
        kind: 'doesNotChain',
        statementId: earlier.statementId,
        account: earlier.position,
        nextStatementId: next.statementId,
        nextAccount: next.position,
        closingCents,
        openingCents,
      },
    ];
  });
}

export function findFileSigns(statements: readonly SignedStatement[]): CashFlowSignal[] {
  return [
    ...statements.flatMap(({ statementId, signs }): CashFlowSignal[] => [
      ...(signs && signs.updates > 0
        ? [{ kind: 'editedAfterMade', statementId, updates: signs.updates } as const]
        : []),
      ...(signs?.oddAmounts ?? []).map(
        ({ page, amounts }) => ({ kind: 'oddFont', statementId, page, amounts }) as const,
      ),
    ]),
    ...findOtherPrograms(statements),
  ];
}

/** If at least two files of a bank name one program, returns the files that name another. */
function findOtherPrograms(statements: readonly SignedStatement[]): CashFlowSignal[] {
  const signed = statements.flatMap(({ statementId, bank, signs }) =>
    signs === null || bank === null ? [] : { statementId, bank, program: withoutVersion(signs.program) },
  );
  return [...Map.groupBy(signed, ({ bank }) => bank).values()].flatMap((ofBank) => {
    const [usual, second] = [...Map.groupBy(ofBank, ({ program }) => program)]
      .map(([program, files]) => ({ program, files: files.length }))
      .sort((a, b) => b.files - a.files);
    if (!usual || usual.files < 2 || usual.files === second?.files) return [];
    return ofBank
      .filter(({ program }) => program !== usual.program)
      .map(
        ({ statementId, program }) => ({ kind: 'otherProgram', statementId, program, others: usual.program }) as const,
      );
  });
}

/** Versions are ignored, because banks update their programs. */
function withoutVersion(program: string): string {
  return program
    .replaceAll(/\S*\d\S*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
