import { actionsByStatus, type ApplicationStatus } from '@portal/contract/application/status';
import { describe, expect, test } from 'vitest';
import { mainActionOf } from './main-action.ts';

function row(
  applicationId: string,
  status: ApplicationStatus,
  createdDate: string,
  businessId: string | null = 'bakery',
) {
  const reference = status === 'incomplete' ? null : `F-${applicationId}`;
  return { applicationId, status, actions: [...actionsByStatus[status]], businessId, reference, createdDate };
}

describe('the main action of a row', () => {
  test.each([
    ['incomplete', 'resume'],
    ['informationRequired', 'provideMissingInformation'],
    ['underReview', 'read'],
    ['closed', 'requestAgain'],
  ] as const)('of one that is %s: %s', (status, action) => {
    const only = row('1', status, '2026-02-10');
    expect(mainActionOf(only, [only])).toBe(action);
  });

  test('of a business with several that are closed, the newest asks again, and the others can be read', () => {
    const older = row('1', 'closed', '2025-02-10');
    const newer = row('2', 'closed', '2026-02-10');
    expect([older, newer].map((each) => mainActionOf(each, [older, newer]))).toEqual(['read', 'requestAgain']);
  });

  test('a business that has one open cannot ask again', () => {
    const closed = row('1', 'closed', '2025-02-10');
    expect(mainActionOf(closed, [row('2', 'incomplete', '2026-02-10'), closed])).toBe('read');
    expect(mainActionOf(closed, [row('2', 'incomplete', '2026-02-10', 'grocery'), closed])).toBe('requestAgain');
  });

  test('one that never named its business, and was never sent, offers nothing', () => {
    const unnamed = { ...row('1', 'closed', '2026-02-10', null), reference: null };
    expect(mainActionOf(unnamed, [unnamed])).toBeNull();
  });
});
