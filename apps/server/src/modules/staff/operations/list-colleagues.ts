import { listColleagues } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { listColleagues as list } from '../../people/index.ts';

export const listColleaguesOperation = implement(listColleagues, async ({ context }) => ({
  colleagues: await list(context),
}));
