import { withdrawCorrection } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { withdrawCorrection as withdraw } from '../../revenue/index.ts';

export const withdrawCorrectionOperation = implement(withdrawCorrection, ({ context, caller, params, query }) =>
  withdraw(context, { ...params, ...query, by: caller.name }),
);
