import type { CheckKind, HandOverReason } from '@portal/contract/application/checks';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { mailStaff } from '../../../notification/index.ts';
import { aboutForStaff } from '../../domain/about-for-staff.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { setCheckState } from '../../storage/checks.ts';
import { insertEvent } from '../../storage/events.ts';
import { dropSin } from '../../storage/held-sin.ts';

/**
 * Hands a check over to the account manager, so that it blocks nothing, and deletes its SIN. The caller has locked the
 * application.
 */
export async function handOverCheck(
  tx: Transaction,
  context: Context,
  application: Pick<ApplicationRow, 'id' | 'reference' | 'structure'>,
  { kind, reason }: { kind: CheckKind; reason: HandOverReason },
): Promise<void> {
  if (kind === 'personalDetails') await dropSin(tx, application.id);
  await setCheckState(tx, {
    applicationId: application.id,
    kind,
    state: 'handedOver',
    reason,
    at: context.clock.now(),
  });
  await insertEvent(tx, context, application.id, 'checkHandedOver', { details: { check: kind } });
  const mail = {
    template: 'checkHandedOverStaff',
    ...aboutForStaff(context.config, application),
    check: kind,
    reason,
  } as const;
  await mailStaff(tx, context, { applicationId: application.id }, mail);
}
