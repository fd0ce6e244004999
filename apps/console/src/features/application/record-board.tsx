import type { RefObject } from 'react';
import { BureauPanel } from './bureau-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { type Details, useIsLoading, type useRow } from './details.ts';
import { BusinessPanel, PersonPanel } from './facts-panels.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import styles from './application.module.css';

export interface RecordBoardProps {
  details: Details;
  known: ReturnType<typeof useRow>;
  mayWork: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onAsk: () => void;
  onContact: () => void;
}

/** The panels: what is needed with the months, the facts, and who did what. They come together, so that none moves. */
export function RecordBoard({ details, known, mayWork, noteField, onAsk, onContact }: RecordBoardProps) {
  const { applicationId } = details.application;
  const months = known?.row?.months ?? [];
  if (useIsLoading(details)) return <div className={styles.board} />;
  return (
    <div className={styles.board}>
      <div className={styles.needsAndMonths}>
        <NeedsPanel details={details} known={known} mayWork={mayWork} onAsk={onAsk} onContact={onContact} />
        {months.length > 0 && <RevenuePanel applicationId={applicationId} months={months} />}
        <StatementsPanel details={details} />
        <QuestionsPanel details={details} />
        <BureauPanel applicationId={applicationId} />
      </div>
      <div className={styles.facts}>
        <BusinessPanel details={details} />
        <PersonPanel details={details} />
        <ChecksPanel details={details} />
      </div>
      <div className={styles.people}>
        <TimelinePanel
          applicationId={applicationId}
          events={details.events}
          mayWork={mayWork}
          noteField={noteField}
          onContact={onContact}
        />
      </div>
    </div>
  );
}
