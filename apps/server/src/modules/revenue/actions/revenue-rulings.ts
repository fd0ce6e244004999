import type { RevenueRuling, RuledCashFlow } from '@portal/contract/application/revenue-rulings';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { insertEvent, lockApplication } from '../../application/index.ts';
import { findRuling, insertRuling, listRulings, withdrawRuling as markWithdrawn } from '../storage/revenue-rulings.ts';
import { getCashFlow } from './get-cash-flow.ts';
import { listStatementRows, type StatementPlace } from './statement-rows.ts';

export interface NewRuling {
  applicationId: string;
  ruling: RevenueRuling;
  by: string;
}

/**
 * Records a ruling, replacing the earlier one about the same deposit or payee. Throws errorNotFound for an unknown
 * statement or account; errorValidation for a payee that the cash flow does not list, or a row that is not a deposit.
 */
export async function ruleOnRevenue(
  context: Context,
  { applicationId, ruling, by }: NewRuling,
): Promise<{ rulingId: string }> {
  const { clock, database, random, vault } = context;
  const at = clock.now();
  const rulingId = random.uuid();
  return database.transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if ('row' in ruling) await assertDeposit(tx, context, { applicationId, ...ruling });
    else assertListed(await getCashFlow(tx, context, application), ruling.payee);

    const earlier = (await listRulings(tx, vault, applicationId)).filter((each) => isAboutSame(each.ruling, ruling));
    for (const each of earlier) await markWithdrawn(tx, each.rulingId, { by, at });
    await insertRuling(tx, vault, { applicationId, rulingId, ruling, by, at });
    await insertEvent(tx, context, applicationId, 'revenueRuled', { staffName: by });
    return { rulingId };
  });
}

function notValid(path: string): DomainError {
  return new DomainError('errorValidation', { errors: [{ path, key: 'errors.errorValidation' }] });
}

interface PlaceOfRow extends StatementPlace {
  account: number;
  row: number;
}

async function assertDeposit(tx: Transaction, context: Context, { account, row, ...place }: PlaceOfRow): Promise<void> {
  const { accounts } = await listStatementRows(tx, context, place);
  const found = accounts.find(({ position }) => position === account);
  if (!found) throw new DomainError('errorNotFound');
  const isDeposit = found.transactions.some((each) => each.row === row && each.cents > 0 && !each.isLeftOut);
  if (!isDeposit) throw notValid('ruling.row');
}

function assertListed({ accounts, rulings }: RuledCashFlow, payee: string): void {
  const listed = accounts.flatMap(({ obligations = [] }) => obligations.map((each) => each.payee));
  const ruled = rulings.flatMap(({ ruling }) => ('payee' in ruling ? ruling.payee : []));
  if (![...listed, ...ruled].includes(payee)) throw notValid('ruling.payee');
}

function isAboutSame(one: RevenueRuling, other: RevenueRuling): boolean {
  if ('payee' in one) return 'payee' in other && one.payee === other.payee;
  return (
    'row' in other && one.statementId === other.statementId && one.account === other.account && one.row === other.row
  );
}

export interface RulingToWithdraw {
  applicationId: string;
  rulingId: string;
  by: string;
}

/** Withdraws a ruling once. Throws errorNotFound. */
export async function withdrawRuling(
  context: Context,
  { applicationId, rulingId, by }: RulingToWithdraw,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockApplication(tx, applicationId);
    const found = await findRuling(tx, { applicationId, rulingId });
    if (!found) throw new DomainError('errorNotFound');
    if (!found.isActive) return;
    await markWithdrawn(tx, rulingId, { by, at: context.clock.now() });
    await insertEvent(tx, context, applicationId, 'rulingWithdrawn', { staffName: by });
  });
}
