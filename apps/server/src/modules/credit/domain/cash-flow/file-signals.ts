import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import { type FileSign, newSign } from '@portal/contract/application/statements/file-signs';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { Day } from '@portal/contract/calendar';
import type { DocumentSigns } from '@portal/statements/pdf/document-signs';
import { findDateSigns } from './date-signs.ts';
import { findProgramSigns } from './program-signs.ts';
import { findRowSigns } from './row-signs.ts';
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

export interface FilesOfApplication {
  files: readonly SignedStatement[];
  statements: readonly StatementRows[];
  isHoliday: (day: Day) => boolean;
}

export function findFileSigns({ files, statements, isHoliday }: FilesOfApplication): CashFlowSignal[] {
  return [
    ...files.flatMap((file): CashFlowSignal[] => {
      const own = statements.filter(({ statementId }) => statementId === file.statementId);
      const signs = [
        ...(file.signs ? [...pageSignsOf(file.signs), ...findDateSigns(file.signs, own)] : []),
        ...findProgramSigns(file, files),
        ...own.flatMap((statement) => findRowSigns(statement, isHoliday)),
      ];
      return signs.map((sign) => ({ kind: 'fileSign', statementId: file.statementId, ...sign }));
    }),
    ...findOtherPrograms(files),
  ];
}

/** Readings of earlier releases name only the page. */
function pageSignsOf({ found, updates = 0, oddAmounts = [] }: DocumentSigns): FileSign[] {
  if (found) return found;
  const marks = oddAmounts.flatMap(({ page, amounts }) =>
    Array.from({ length: amounts }, () => ({ page, box: null, text: null, earlierText: null })),
  );
  return [
    ...(updates > 0 ? [newSign('resaved', 'weak')] : []),
    ...(marks.length > 0 ? [newSign('font', 'strong', { marks })] : []),
  ];
}

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
