import { getAccountManagerPhoto } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { findPhotoByEmail } from '../../photo/index.ts';
import { getOwnApplication } from '../storage/applications.ts';

export const getAccountManagerPhotoOperation = implement(
  getAccountManagerPhoto,
  async ({ context: { database, vault }, caller, params: { applicationId } }) => {
    const row = await getOwnApplication(database.query, { applicationId, customerId: caller.customerId });
    const { account_manager_email: email } = row;
    return { photo: email === null ? null : await findPhotoByEmail(database.query, vault, email) };
  },
);
