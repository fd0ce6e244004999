import CircleAlert from 'lucide-react/icons/circle-alert';
import { type Ref, useId } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryEntry {
  message: string;
  controlId?: string | undefined;
}

export interface ErrorSummaryProps {
  title: string;
  entries: readonly ErrorSummaryEntry[];
  ref?: Ref<HTMLDivElement>;
}

function goTo(controlId: string): void {
  const control = document.getElementById(controlId);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

export function ErrorSummary({ title, entries, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div ref={ref} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <CircleAlert size={22} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {entries.map(({ message, controlId }) => (
            <li key={`${controlId ?? ''} ${message}`}>
              {controlId ? (
                <a
                  className={styles.entry}
                  href={`#${controlId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(controlId);
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
