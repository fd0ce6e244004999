import { RecordScreen } from '../application-screen.tsx';
import { CashFlowBoard } from './cash-flow-board.tsx';

/** What flowed in and out of the accounts of an application, month by month. */
export function CashFlowScreen({ applicationId }: { applicationId: string }) {
  return <RecordScreen applicationId={applicationId} tab="cashFlow" Board={CashFlowBoard} />;
}
