import type { CheckKind, HandOverReason } from '@portal/contract/application/checks';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { mailStaff } from '../notification/index.ts';
import type { ApplicationRow } from './storage/application-row.ts';
import { setCheckState } from './storage/checks.ts';
import { insertEvent } from './storage/events.ts';
import { dropSin } from './storage/held-sin.ts';

/** Gives a check to the account manager, so that it blocks nothing; a SIN held for it is deleted. The application's row is locked. */
export async function handOverCheck(
  tx: Transaction,
  context: Context,
  application: Pick<ApplicationRow, 'id' | 'reference'>,
  { kind, reason }: { kind: CheckKind; reason: HandOverReason },
): Promise<void> {
  if (kind === 'personalDetails') await dropSin(tx, application.id);
  await setCheckState(tx, { applicationId: application.id, kind, state: 'handedOver', at: context.clock.now() });
  await insertEvent(tx, context, application.id, 'checkHandedOver');
  const reference = application.reference ?? application.id;
  const mail = { template: 'checkHandedOverStaff', reference, check: kind, reason } as const;
  await mailStaff(tx, context, { applicationId: application.id }, mail);
}
