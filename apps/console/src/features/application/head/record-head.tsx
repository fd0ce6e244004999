import { formatMoney, formatPhone, phoneAddress } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Download from 'lucide-react/icons/download';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { NARROW, PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { ScreenHeading } from '../../../frame/screen-heading.tsx';
import { NotKnown } from '../../../frame/states/not-known.tsx';
import { whyUnknown } from '../../../frame/states/why-unknown.ts';
import { rowQuery } from '../../../parts/application/application-queries.ts';
import { PromisedContact } from '../../../parts/application/promise.tsx';
import { StatusBadge } from '../../../parts/application/status-badge.tsx';
import { AssignedTo } from '../../../parts/application/assigned-to.tsx';
import { OtherViewers } from '../../../parts/application/other-viewers.tsx';
import type { Details, useRow } from '../details.ts';
import { RecordMenu } from './record-menu.tsx';
import { RecordNeighbours } from './record-neighbours.tsx';
import { type RecordTab, RecordTabs } from './record-tabs.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import type { Timeline } from '../timeline/use-timeline.ts';
import styles from './record-head.module.css';

export interface RecordHeadProps {
  details: Details;
  tab: RecordTab;
  known: ReturnType<typeof useRow>;
  timeline: Timeline;
  mayWork: boolean;
  onBack: () => void;
  onAsk: () => void;
  onDecide: () => void;
  onAssign: () => void;
  onCopy: () => void;
  onArchive: () => void;
}

export function RecordHead(props: RecordHeadProps) {
  const { t } = useText();
  const isPhone = useIsNarrowerThan(PHONE);
  const isNarrow = useIsNarrowerThan(NARROW);
  const { details, known, mayWork } = props;
  const { application, accountManager } = details;
  const { businessInfo, reference, status, outcome, requestAmount, experienceType } = application;
  return (
    <header className={styles.head}>
      <div className={styles.first}>
        <button type="button" className={styles.back} aria-label={t('console.application.back')} onClick={props.onBack}>
          <ChevronLeft size={16} aria-hidden="true" />
        </button>
        <ScreenHeading>{businessInfo.companyName ?? t('console.application.title')}</ScreenHeading>
        {isPhone && <RecordMenu {...props} />}
        <span className={styles.reference}>{reference}</span>
        <StatusBadge status={status} outcome={outcome} />
        {experienceType === 'renewal' && <Badge tone="neutral">{t('console.application.renewal')}</Badge>}
        <Asked amount={requestAmount} />
        {!isPhone && <Person {...application.personalInfo} />}
        <OtherViewers applicationId={application.applicationId} />
        {!isPhone && <Actions {...props} isBetween={isNarrow} />}
      </div>
      <div className={styles.second}>
        <RecordTabs details={details} current={props.tab} />
        {status !== 'closed' && <PromiseFact details={details} known={known} />}
        <span className={styles.fact}>
          {t('console.application.with')}
          <AssignedTo name={accountManager?.name} mayWork={mayWork} onAssign={props.onAssign} />
        </span>
        {(isPhone || !isNarrow) && <RecordNeighbours applicationId={application.applicationId} />}
        {!isNarrow && <Tools {...props} />}
      </div>
    </header>
  );
}

function Asked({ amount }: { amount: number | null }) {
  const { t, language } = useText();
  return (
    amount !== null && (
      <span className={styles.asked}>
        <b>{formatMoney(amount, language)}</b>{' '}
        <span className={styles.askedFor}>{t('console.application.askedFor')}</span>
      </span>
    )
  );
}

function Person({ firstName, lastName, phoneNumber }: Details['application']['personalInfo']) {
  const { language } = useText();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <span className={styles.person}>
      <span className={styles.inside}>
        {name !== '' && (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        {phoneNumber && <a href={phoneAddress(phoneNumber)}>{formatPhone(phoneNumber, language)}</a>}
      </span>
    </span>
  );
}

function PromiseFact({ details, known }: Pick<RecordHeadProps, 'details' | 'known'>) {
  const { t } = useText();
  const unknown = whyUnknown(useQuery(rowQuery(details.application)));
  if (!known?.row && !unknown) return null;
  const title = t('console.columns.promise');
  return (
    <span className={styles.fact}>
      {title} {known?.row && <PromisedContact promised={known.row} today={known.today} />}
      {unknown && (
        <b>
          <NotKnown what={title} unknown={unknown} />
        </b>
      )}
    </span>
  );
}

/** In a window between phone and desk, the line below has no room for the neighbours and downloads. */
function Actions({ isBetween, ...props }: RecordHeadProps & { isBetween: boolean }) {
  const { t } = useText();
  return (
    <span className={styles.actions}>
      {isBetween && (
        <>
          <RecordNeighbours applicationId={props.details.application.applicationId} />
          <RecordMenu {...props} mayWork={false} />
        </>
      )}
      {props.mayWork && (
        <>
          <Button variant="secondary" onClick={props.onAsk} iconAfter={<KeyCaps keys="i" />}>
            {t('console.ask.do')}
          </Button>
          <Button
            onClick={props.onDecide}
            iconAfter={
              <span data-primary>
                <KeyCaps keys="d" />
              </span>
            }
          >
            {t('console.decide.title')}
          </Button>
        </>
      )}
    </span>
  );
}

function Tools({ details, timeline, onCopy, onArchive }: RecordHeadProps) {
  const { t } = useText();
  const icon = <Download size={14} aria-hidden="true" />;
  return (
    <span className={styles.tools}>
      {timeline.isDrawer && <TimelineButton timeline={timeline} />}
      {details.application.reference !== null && (
        <>
          <Button variant="quiet" size="small" icon={icon} onClick={onCopy}>
            {t('console.application.copy')}
          </Button>
          <Button variant="quiet" size="small" icon={icon} onClick={onArchive}>
            {t('console.application.archive')}
          </Button>
        </>
      )}
    </span>
  );
}
