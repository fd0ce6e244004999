import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CheckKind } from '@portal/contract/application/checks';
import { useText } from '@portal/design/i18n/use-text.ts';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { cashFlowQuery } from '../../parts/application/application-queries.ts';
import { useDelay } from '../../frame/states/use-delay.ts';
import { type Details, useIsLoading, useMatches, type useRow, useUnknownParts } from './details.ts';
import { BusinessPanel, PersonPanel } from './summary/facts-panels.tsx';
import { MatchesPanel } from './summary/matches-panel.tsx';
import { NeedsPanel } from './summary/needs-panel.tsx';
import { PersonBar } from './person-bar.tsx';
import { RecordShape } from './record-shape.tsx';
import { RequestsPanel } from './requests/requests-panel.tsx';
import { RevenuePanel } from './revenue/revenue-panel.tsx';
import { StatementsPanel } from './revenue/statements-panel.tsx';
import { TimelinePanel } from './timeline/timeline-panel.tsx';
import type { Timeline } from './timeline/use-timeline.ts';
import { UnknownPanel } from './unknown-panel.tsx';
import styles from './application.module.css';

export interface RecordBoardProps {
  details: Details;
  known: ReturnType<typeof useRow>;
  mayWork: boolean;
  timeline: Timeline;
  onAsk: () => void;
  onContact: () => void;
  onCheck: ((kind: CheckKind) => void) | undefined;
}

/**
 * How long panels wait for each other to avoid layout shifts; after that, a late panel no longer holds up the others.
 */
const TOGETHER_MS = 1000;

export function RecordBoard(props: RecordBoardProps) {
  const { t } = useText();
  const { details, known, mayWork, onAsk, onContact, onCheck } = props;
  const { id, isOpen, part, noteField } = props.timeline;
  const { applicationId } = details.application;
  const months = known?.row?.months ?? [];
  const { data: flow } = useQuery({ ...cashFlowQuery(applicationId), enabled: details.application.reference !== null });
  const { matches } = useMatches(details);
  const unknown = useUnknownParts(details);
  const isPhone = useIsNarrowerThan(PHONE);
  const isLate = useDelay(TOGETHER_MS);
  // The panels that follow the checks are rendered after those above them are drawn; they push nothing down.
  const hasRest = useDeferredValue(true, false);
  if (useIsLoading(details, unknown) && !isLate) return <RecordShape />;
  return (
    <div className={styles.record}>
      <div className={styles.board}>
        <div className={styles.needsAndMonths}>
          {isPhone && <PersonBar details={details} />}
          <NeedsPanel
            details={details}
            known={known}
            flow={flow}
            matches={matches}
            unknown={unknown}
            mayWork={mayWork}
            onAsk={onAsk}
            onContact={onContact}
            onCheck={onCheck}
          />
          {months.length > 0 && <RevenuePanel details={details} months={months} />}
          {unknown.row && <UnknownPanel title={t('console.revenue.title')} unknown={unknown.row} />}
          <StatementsPanel details={details} />
          <RequestsPanel details={details} mayWork={mayWork} />
        </div>
        <div className={styles.facts}>
          <ChecksPanel details={details} months={months} unknown={unknown.row} onCheck={onCheck} />
          <FurtherFacts details={details} isShown={hasRest} />
        </div>
        <div ref={part} id={id} className={styles.people} data-open={isOpen}>
          {hasRest && (
            <TimelinePanel
              applicationId={applicationId}
              events={details.events}
              mayWork={mayWork}
              noteField={noteField}
              onContact={onContact}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function FurtherFacts({ details, isShown }: { details: Details; isShown: boolean }) {
  return (
    isShown && (
      <>
        <BusinessPanel details={details} />
        <PersonPanel details={details} />
        <MatchesPanel details={details} />
      </>
    )
  );
}
