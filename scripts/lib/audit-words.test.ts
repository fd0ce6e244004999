import english from '@portal/locales/en.json' with { type: 'json' };
import { partnerAndStaffOperations } from '@portal/contract/operations/index';
import { expect, test } from 'vitest';

test('every operation of staff has words in the audit trail, and nothing else has', () => {
  const named = Object.keys(english.console.settings.audit.operations);
  const known = partnerAndStaffOperations.flatMap(({ operationId }) => operationId.match(/(?<=^Staff_).*/u) ?? []);
  expect(named.toSorted()).toEqual(known.toSorted());
});
