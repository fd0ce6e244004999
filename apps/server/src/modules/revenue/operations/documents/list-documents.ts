import { listDocuments } from '@portal/contract/operations/documents';
import { implement } from '../../../../kernel/operation.ts';
import { getOwnApplication, toMissingItem } from '../../../application/index.ts';
import { listOpenDocuments } from '../../actions/documents/open-documents.ts';
import { listDocuments as listFiles } from '../../storage/documents.ts';

export const listDocumentsOperation = implement(listDocuments, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });
  const items = await listOpenDocuments(query, context, application);
  const files = await listFiles(query, application.id);
  const filesOf = (wanted: string) =>
    files.filter(({ itemId }) => itemId === wanted).map(({ itemId: _itemId, ...file }) => file);
  return { requested: items.map((item) => ({ item: toMissingItem(item), files: filesOf(item.itemId) })) };
});
