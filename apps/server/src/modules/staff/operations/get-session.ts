import { getStaffSession } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { findOwnSession } from '../../people/index.ts';

export const getSessionOperation = implement(getStaffSession, async ({ context, exchange }) => ({
  session: (await findOwnSession(context, exchange)) ?? null,
}));
