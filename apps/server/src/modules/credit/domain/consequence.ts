import type { HandOverReason } from '@portal/contract/application/checks';
import type { CreditStatus } from '@portal/contract/staff/credit-report';

export type Consequence = 'done' | 'askForSin' | HandedOver;
type HandedOver = 'goOnWithoutFile' | 'goOnWithoutSin' | 'handOver';

export const reasonsOfHandOver = {
  goOnWithoutFile: 'notFoundWithSin',
  goOnWithoutSin: 'notFound',
  handOver: 'checkFailed',
} as const satisfies Record<HandedOver, HandOverReason>;

const withoutSin = {
  FOUND: 'done',
  NOT_FOUND: 'askForSin',
  NO_SCORE: 'askForSin',
  AMBIGUOUS: 'askForSin',
  ERROR: 'handOver',
} as const satisfies Record<CreditStatus, Consequence>;

const withSin = {
  FOUND: 'done',
  NOT_FOUND: 'goOnWithoutFile',
  NO_SCORE: 'goOnWithoutFile',
  AMBIGUOUS: 'goOnWithoutFile',
  ERROR: 'handOver',
} as const satisfies Record<CreditStatus, Consequence>;

/**
 * A second "not found" does not block, and the SIN is requested only once.
 * @param mayAsk whether the SIN was neither given nor declined before
 */
export function consequenceOf(
  status: CreditStatus,
  { hadSin, mayAsk }: { hadSin: boolean; mayAsk: boolean },
): Consequence {
  const consequence = hadSin ? withSin[status] : withoutSin[status];
  return consequence === 'askForSin' && !mayAsk ? 'goOnWithoutSin' : consequence;
}
