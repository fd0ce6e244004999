import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import type { ActiveRuling, RuledCashFlow } from '@portal/contract/application/revenue-rulings';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import { provinceCodes } from '@portal/contract/fields/provinces';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { type ApplicationRow, isHoliday } from '../../application/index.ts';
import { buildCashFlow, lenderRules } from '../../credit/index.ts';
import { correctAccount } from '../domain/corrected-account.ts';
import { isOtherHolder } from '../domain/same-name.ts';
import { listAnalysedConnections } from '../storage/bank-connections.ts';
import { openCashFlow } from '../storage/bank-seals.ts';
import { listRulings, type StoredRuling } from '../storage/revenue-rulings.ts';
import { listSigns } from '../storage/statement-readings.ts';
import { listAccounts } from '../storage/statement-rows.ts';
import { monthsAsked } from './list-marked-months.ts';
import { businessNames, ownerNames } from './own-names.ts';

export async function getCashFlow(
  queries: Queries,
  context: Pick<Context, 'clock' | 'vault'>,
  application: ApplicationRow,
): Promise<RuledCashFlow> {
  const { clock, vault } = context;
  const connections = await listAnalysedConnections(queries, application, clock.now());
  const accounts = await listAccounts(queries, vault, { applicationId: application.id });
  const files = await listSigns(queries, vault, application.id);
  const names = businessNames(application);
  const owners = ownerNames(context, application);
  const statements = accounts.map(({ statementId, position, bank, isCreditCard, isRecognized, read, corrections }) => ({
    statementId,
    position,
    bank,
    isCreditCard,
    isRecognized,
    currency: read.currency ?? OFFERED_CURRENCY,
    account: correctAccount(read, corrections),
  }));
  const rulings = await listRulings(queries, vault, application.id);
  const flow = buildCashFlow({
    statements,
    files,
    bankFlows: connections.flatMap(({ cash_flow_sealed: sealed }) =>
      sealed === null ? [] : openCashFlow(vault, sealed),
    ),
    connectionsWithout: connections.flatMap((row) => (row.cash_flow_sealed === null ? row.application_id : [])),
    names,
    ownerNames: owners,
    lenders: await lenderRules(queries),
    isHoliday: (day) => provinceCodes.every((province) => isHoliday(day, province)),
    rulings: rulings.map(({ ruling }) => ruling),
    statedAnnualRevenue: application.funding?.annualRevenue ?? null,
    asked: (await monthsAsked(queries, context, application)).map(({ month }) => month),
  });
  const otherHolders = files.flatMap(({ statementId, holder }): CashFlowSignal[] =>
    holder !== null && isOtherHolder(holder, [...names, ...owners].filter(Boolean))
      ? [{ kind: 'otherHolder', statementId, holder }]
      : [],
  );
  return {
    ...flow,
    signals: [...flow.signals, ...otherHolders],
    rulings: rulings.map((each) => describeRuling(each, statements)),
  };
}

type CountedAccount = Pick<
  Parameters<typeof buildCashFlow>[0]['statements'][number],
  'statementId' | 'position' | 'account'
>;

function describeRuling({ at, ...stored }: StoredRuling, statements: readonly CountedAccount[]): ActiveRuling {
  return { ...stored, deposit: findDeposit(stored.ruling, statements), at: at.toISOString() };
}

function findDeposit(ruling: StoredRuling['ruling'], statements: readonly CountedAccount[]): ActiveRuling['deposit'] {
  if (!('row' in ruling)) return null;
  const { account } =
    statements.find((each) => each.statementId === ruling.statementId && each.position === ruling.account) ?? {};
  const found = account?.transactions.find(({ row }) => row === ruling.row);
  return found ? { date: found.date, description: found.description, cents: found.cents } : null;
}
