import type { InformationKind } from '@portal/contract/application/checks';

export interface MissingInformation {
  readonly kind: InformationKind;
  readonly months: readonly string[];
}

/** Requested items that are not open yet. An open SIN or month is not requested twice; a question always is. */
export function notAskedYet<Asked extends { kind: InformationKind; months?: readonly string[] }>(
  open: readonly MissingInformation[],
  asked: readonly Asked[],
): (Asked & MissingInformation)[] {
  const openMonths = new Set(open.flatMap(({ months }) => months));
  const isSinOpen = open.some(({ kind }) => kind === 'sin');
  return asked
    .filter(({ kind }) => kind !== 'sin' || !isSinOpen)
    .map((item) => ({ ...item, months: (item.months ?? []).filter((month) => !openMonths.has(month)) }))
    .filter(({ kind, months }) => kind !== 'statements' || months.length > 0);
}
