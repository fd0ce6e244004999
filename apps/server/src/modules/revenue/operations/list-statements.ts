import { listStatements } from '@portal/contract/operations/revenue';
import { implement } from '../../../http/operation.ts';
import { findOpenItems, getOwnApplication, toApplication } from '../../application/index.ts';
import { describeReadings } from '../domain/describe-readings.ts';
import { namesOfHolder } from '../domain/same-name.ts';
import { listBankPeriods } from '../storage/bank-connections.ts';
import { listReadings } from '../storage/statement-readings.ts';
import { listStatementFiles } from '../storage/statements.ts';

export const listStatementsOperation = implement(listStatements, async ({ context, caller, params }) => {
  const { clock, database, vault } = context;
  const row = await getOwnApplication(database.query, { ...params, customerId: caller.customerId });
  // While statements are asked for again, the list is of what was uploaded for that; the months are of everything.
  const asked =
    row.status === 'informationRequired'
      ? (await findOpenItems(database.query, context, row.id)).find(({ kind }) => kind === 'statements')
      : undefined;
  const files = await listStatementFiles(database.query, row.id, asked?.requestId);
  const readings = await listReadings(database.query, vault, row.id);
  const application = toApplication(context, row);

  return describeReadings(files, {
    readings,
    window: { required: application.requiredMonths, accepted: application.acceptedMonths },
    names: namesOfHolder(application),
    bankPeriods: await listBankPeriods(database.query, row, clock.now()),
    now: clock.now(),
  });
});
