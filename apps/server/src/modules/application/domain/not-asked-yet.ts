import type { InformationKind } from '@portal/contract/application/checks';
import type { DocumentKind } from '@portal/contract/application/documents';

export interface MissingInformation {
  readonly kind: InformationKind;
  readonly months: readonly string[];
  readonly document?: DocumentKind | undefined;
}

/**
 * Requested items that are not open yet. An open SIN, month or document is not requested twice. A question always is,
 * and so is a document that its message describes.
 */
export function notAskedYet<
  Asked extends { kind: InformationKind; months?: readonly string[]; document?: DocumentKind | undefined },
>(open: readonly MissingInformation[], asked: readonly Asked[]): (Asked & MissingInformation)[] {
  const openMonths = new Set(open.flatMap(({ months }) => months));
  const isSinOpen = open.some(({ kind }) => kind === 'sin');
  const openDocuments = new Set(open.map(({ document }) => document).filter((document) => document !== 'other'));
  return asked
    .filter(({ kind }) => kind !== 'sin' || !isSinOpen)
    .filter(({ document }) => document === undefined || document === 'other' || !openDocuments.has(document))
    .map((item) => ({ ...item, months: (item.months ?? []).filter((month) => !openMonths.has(month)) }))
    .filter(({ kind, months }) => kind !== 'statements' || months.length > 0);
}
