import { getStaffSession } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { getOwnSession } from '../../people/index.ts';

export const getSessionOperation = implement(getStaffSession, ({ context, exchange }) =>
  getOwnSession(context, exchange),
);
