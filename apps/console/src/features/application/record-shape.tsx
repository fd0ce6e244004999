import { PanelsShape } from '../../frame/states/panels-shape.tsx';
import styles from './application.module.css';

/** In the order in which the board stands on a phone: what is needed, the facts, and the timeline. */
const COLUMNS = [[4, 8, 4], [8, 8, 6], [12]] as const;

/** The page of an application while it is on its way. */
export function RecordShape() {
  return <PanelsShape columns={COLUMNS} className={styles.shape} />;
}
