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

describe('the main action of an application in the list', () => {
  test.each([
    ['incomplete', 'resume'],
    ['informationRequired', 'provideMissingInformation'],
    ['underReview', 'read'],
    ['closed', 'requestAgain'],
  ] as const)('for an application that is %s: %s', (status, action) => {
    const only = row('1', status, '2026-02-10');
    expect(mainActionOf(only, [only])).toBe(action);
  });

  test('if a business has several closed applications, the newest offers to apply again and the others can be read', () => {
    const older = row('1', 'closed', '2025-02-10');
    const newer = row('2', 'closed', '2026-02-10');
    expect([older, newer].map((each) => mainActionOf(each, [older, newer]))).toEqual(['read', 'requestAgain']);
  });

  test('a business with an open application cannot apply again', () => {
    const closed = row('1', 'closed', '2025-02-10');
    expect(mainActionOf(closed, [row('2', 'incomplete', '2026-02-10'), closed])).toBe('read');
    expect(mainActionOf(closed, [row('2', 'incomplete', '2026-02-10', 'grocery'), closed])).toBe('requestAgain');
  });

  test('a never-submitted application without a business name offers no action', () => {
    const unnamed = { ...row('1', 'closed', '2026-02-10', null), reference: null };
    expect(mainActionOf(unnamed, [unnamed])).toBeNull();
  });
});
