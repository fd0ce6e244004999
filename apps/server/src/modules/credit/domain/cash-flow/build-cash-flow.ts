import type { AccountFlow, CashFlow } from '@portal/contract/application/cash-flow';
import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import { isSameAccount } from '@portal/contract/application/statements/counted-months';
import type { Day } from '@portal/contract/calendar';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import { knownLenders, type LenderRules } from '../payees.ts';
import { accountFlow } from './account-flow.ts';
import { findBrokenChains, findBrokenSums, findFileSigns, findPageGaps, type SignedStatement } from './file-signals.ts';
import type { FlowSource } from './flow-source.ts';
import { findLendingSignals, withoutRepeated, withShares } from './lending.ts';
import { findAccountsNotGiven } from './linked-accounts.ts';
import { findMoved } from './moved-money.ts';
import { findAccountsNotCovered, findDifferences, overallFlow } from './overall-flow.ts';
import { rulingsOn, withRulings } from './rulings.ts';
import { groupByAccount } from './statement-accounts.ts';
import type { StatementRows } from './statement-runs.ts';
import { statementSource } from './statement-source.ts';

export interface CashFlowFacts {
  statements: readonly StatementRows[];
  files: readonly SignedStatement[];
  bankFlows: readonly AccountFlow[];
  /** Applications whose bank connection was read before cash flows were calculated. */
  connectionsWithout: readonly string[];
  names: readonly string[];
  ownerNames: readonly string[];
  /** The built-in lenders by default. */
  lenders?: LenderRules;
  rulings?: readonly RevenueRuling[];
  /** Days on which no bank posts, besides weekends; by default none. */
  isHoliday?: (day: Day) => boolean;
  statedAnnualRevenue: number | null;
  /** Months (YYYY-MM) for averages, trend and similar figures; null for all covered ones. */
  asked: readonly string[] | null;
}

export function buildCashFlow(facts: CashFlowFacts): CashFlow {
  const { statements, files, bankFlows } = facts;
  const accounts = groupByAccount(statements.filter((each) => !each.isCreditCard && isUsable(each)));
  const sources = accounts.flatMap((group) => {
    const proven = group.filter(({ account }) => account.proof === 'proven');
    const [first] = proven;
    return first
      ? statementSource(
          proven,
          statements.filter((each) => leavesOpen(each, first)),
        )
      : [];
  });
  const { lenders = knownLenders } = facts;
  const rulings = rulingsOn(sources, facts, lenders);
  const own = { names: facts.names, ownerNames: facts.ownerNames, moved: findMoved(sources), lenders, rulings };
  const flows = withoutRepeated([
    ...bankFlows.map((flow) => withRulings(flow, rulings)),
    ...sources.map((source) => inItsCurrency(source, bankFlows, own)),
  ]);
  const overall = overallFlow(flows, facts);
  return {
    accounts: flows.map((flow) => withShares(flow, overall)),
    overall,
    notCounted: notCounted(facts, flows),
    signals: [
      ...accounts.flatMap(findPageGaps),
      ...accounts.flatMap(findBrokenSums),
      ...accounts.flatMap(findBrokenChains),
      ...findFileSigns({ files, statements, isHoliday: facts.isHoliday ?? (() => false) }),
      ...findDifferences(flows),
      ...findAccountsNotCovered(flows, overall, facts.asked),
      ...findAccountsNotGiven(
        flows,
        statements.flatMap(({ account }) => account.account ?? []),
      ),
      ...findLendingSignals(flows),
    ],
  };
}

/** Whether an unproven account may be the known one: it has the same bank and number, and the same name or none. */
function leavesOpen(each: StatementRows, known: StatementRows): boolean {
  const isSame = each.bank === known.bank && each.account.account === known.account.account;
  const isNamedSo = each.account.name === known.account.name || each.account.name === null;
  return each.account.proof !== 'proven' && each.isRecognized && !each.isCreditCard && isSame && isNamedSo;
}

/** A scan that is not proven may be misread, so no signals come from it. */
function isUsable({ isRecognized, account }: StatementRows): boolean {
  return isRecognized || account.proof === 'proven';
}

/** Many statements do not state their currency; a connected bank does. */
function inItsCurrency(
  source: FlowSource,
  bankFlows: readonly AccountFlow[],
  own: Parameters<typeof accountFlow>[1],
): AccountFlow {
  const flow = accountFlow(source, own);
  if (flow.currency !== OFFERED_CURRENCY) return flow;
  return { ...flow, currency: bankFlows.find((bank) => isSameAccount(bank, flow))?.currency ?? flow.currency };
}

type NotCountedReason = CashFlow['notCounted'][number]['reason'];

/** Why a statement's account is not counted in any sum; undefined if it is counted. */
function reasonOf({ isCreditCard, currency, account: { proof } }: StatementRows): NotCountedReason | undefined {
  if (isCreditCard) return 'creditCard';
  if (currency !== OFFERED_CURRENCY) return 'otherCurrency';
  return proof === 'proven' ? undefined : proof;
}

function notCounted(
  { statements, files, connectionsWithout }: CashFlowFacts,
  flows: readonly AccountFlow[],
): CashFlow['notCounted'] {
  const read = new Set(statements.map(({ statementId }) => statementId));
  return [
    ...statements.flatMap((statement) => {
      const reason = reasonOf(statement);
      const { statementId, position } = statement;
      return reason === undefined ? [] : { statementId, account: position, connectionOf: null, reason };
    }),
    ...files
      .filter(({ statementId }) => !read.has(statementId))
      .map(({ statementId }) => ({ statementId, account: null, connectionOf: null, reason: 'notRead' as const })),
    ...connectionsWithout.map((connectionOf) => ({
      statementId: null,
      account: null,
      connectionOf,
      reason: 'notRead' as const,
    })),
    ...flows.flatMap(({ currency, connectionOf }) =>
      currency === OFFERED_CURRENCY || connectionOf === null
        ? []
        : { statementId: null, account: null, connectionOf, reason: 'otherCurrency' as const },
    ),
  ];
}
