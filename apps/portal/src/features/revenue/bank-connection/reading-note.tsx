import type { BankConnection } from '@portal/contract/bank/bank-connection';
import { useEffect, useState } from 'react';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import styles from './bank-connection.module.css';

/** When this page first saw each reading: time on other pages counts, too. */
const seenAt = new Map<string, number>();

function useIsLate({ connectedAt, state, accountId }: BankConnection, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  const reading = [connectedAt, state, accountId].join(' ');
  useEffect(() => {
    const since = seenAt.get(reading) ?? performance.now();
    seenAt.set(reading, since);
    const timer = window.setTimeout(() => setLate(true), Math.max(0, since + afterMs - performance.now()));
    return () => window.clearTimeout(timer);
  }, [reading, afterMs]);
  return isLate;
}

interface ReadingNoteProps {
  connection: BankConnection;
  usual: string;
  late: string;
  lateAfterMs: number;
}

export function ReadingNote({ connection, usual, late, lateAfterMs }: ReadingNoteProps) {
  const isLate = useIsLate(connection, lateAfterMs);
  return (
    <p className={styles.wait} role="status">
      <Spinner />
      {isLate ? late : usual}
    </p>
  );
}
