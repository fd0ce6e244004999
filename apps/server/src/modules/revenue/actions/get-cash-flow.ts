import type { CashFlow, CashFlowSignal } from '@portal/contract/application/cash-flow';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import type { ApplicationRow } from '../../application/index.ts';
import { buildCashFlow, lenderRules } from '../../credit/index.ts';
import { correctAccount } from '../domain/corrected-account.ts';
import { isOtherHolder } from '../domain/same-name.ts';
import { listAnalysedConnections } from '../storage/bank-connections.ts';
import { openCashFlow } from '../storage/bank-seals.ts';
import { listSigns } from '../storage/statement-readings.ts';
import { listAccounts } from '../storage/statement-rows.ts';
import { monthsAsked } from './list-marked-months.ts';
import { businessNames, ownerNames } from './own-names.ts';

export async function getCashFlow(
  queries: Queries,
  context: Pick<Context, 'clock' | 'vault'>,
  application: ApplicationRow,
): Promise<CashFlow> {
  const { clock, vault } = context;
  const connections = await listAnalysedConnections(queries, application, clock.now());
  const accounts = await listAccounts(queries, vault, { applicationId: application.id });
  const files = await listSigns(queries, vault, application.id);
  const names = businessNames(application);
  const owners = ownerNames(context, application);
  const flow = buildCashFlow({
    statements: accounts.map(({ statementId, position, bank, isCreditCard, isRecognized, read, corrections }) => ({
      statementId,
      position,
      bank,
      isCreditCard,
      isRecognized,
      currency: read.currency ?? OFFERED_CURRENCY,
      account: correctAccount(read, corrections),
    })),
    files,
    bankFlows: connections.flatMap(({ cash_flow_sealed: sealed }) =>
      sealed === null ? [] : openCashFlow(vault, sealed),
    ),
    connectionsWithout: connections.flatMap((row) => (row.cash_flow_sealed === null ? row.application_id : [])),
    names,
    ownerNames: owners,
    lenders: await lenderRules(queries),
    statedAnnualRevenue: application.funding?.annualRevenue ?? null,
    asked: (await monthsAsked(queries, context, application)).map(({ month }) => month),
  });
  const otherHolders = files.flatMap(({ statementId, holder }): CashFlowSignal[] =>
    holder !== null && isOtherHolder(holder, [...names, ...owners].filter(Boolean))
      ? [{ kind: 'otherHolder', statementId, holder }]
      : [],
  );
  return { ...flow, signals: [...flow.signals, ...otherHolders] };
}
