import english from '@portal/locales/en.json' with { type: 'json' };
import { partnerAndStaffOperations } from '@portal/contract/operations/index';
import { expect, test } from 'vitest';

test('every staff operation has a label in the audit trail, and there are no other labels', () => {
  const named = Object.keys(english.console.settings.audit.operations);
  const known = partnerAndStaffOperations.flatMap(({ operationId }) => operationId.match(/(?<=^Staff_).*/u) ?? []);
  expect(named.toSorted()).toEqual(known.toSorted());
});
