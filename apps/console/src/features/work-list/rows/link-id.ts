import type { WorkListRow } from '@portal/contract/staff/work-list';

/** The id of the link of a row, which has the focus while the row is the current one. */
export function linkIdOf({ applicationId }: Pick<WorkListRow, 'applicationId'>): string {
  return `row-${applicationId}`;
}
