import { useText } from '@portal/design/i18n/use-text.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { formatPercent } from '@portal/locales/format';
import { type ReactNode, useState } from 'react';
import { Failed } from '../../../../frame/states/failed.tsx';
import { PageCanvas, type PageCanvasProps } from './page-canvas.tsx';
import { usePaper, type WantedPaper } from './use-paper.ts';
import styles from './paper.module.css';

const zooms = [100, 150, 200, 300] as const;

export interface PaperViewerProps extends WantedPaper {
  fileName: string;
  page: number;
  onPage: (page: number) => void;
  sought: PageCanvasProps['sought'];
  marks: PageCanvasProps['marks'];
}

export function PaperViewer({ fileName, page, onPage, sought, marks, ...wanted }: PaperViewerProps) {
  const { t, language } = useText();
  const { paper, error, retry } = usePaper(wanted);
  const [drawing, setDrawing] = useState<unknown>();
  const [zoom, setZoom] = useState(0);
  const pages = paper?.numPages ?? 0;
  const shown = Math.min(page, Math.max(1, pages));
  const percent = zooms[zoom] ?? zooms[0];
  const failure = error ?? drawing;
  const again = () => {
    setDrawing(undefined);
    retry();
  };
  return (
    <section className={styles.viewer} aria-label={t('console.statement.paper')}>
      <div className={styles.bar}>
        <Stepper
          less={{ label: t('console.statement.pageBefore'), Icon: ChevronUp, isOff: shown <= 1 }}
          more={{ label: t('console.statement.pageAfter'), Icon: ChevronDown, isOff: shown >= pages }}
          onStep={(by) => onPage(shown + by)}
        >
          {pages > 0 && t('console.statement.page', { page: shown, pages })}
        </Stepper>
        <Stepper
          less={{ label: t('console.statement.smaller'), Icon: ZoomOut, isOff: zoom === 0 }}
          more={{ label: t('console.statement.larger'), Icon: ZoomIn, isOff: zoom === zooms.length - 1 }}
          onStep={(by) => setZoom(zoom + by)}
        >
          {formatPercent(percent, language)}
        </Stepper>
      </div>
      <p role="status" className={styles.version}>
        {wanted.earlierBytes !== undefined && t('console.fileSigns.isEarlier')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it too */}
      <div className={styles.desk} data-zoom={percent} data-scrolls tabIndex={0} role="group" aria-label={fileName}>
        {failure === undefined ? (
          <Sheet
            paper={paper}
            page={shown}
            label={t('console.statement.pageOf', { page: shown, pages, name: fileName })}
            sought={sought}
            marks={marks}
            onFailure={setDrawing}
          />
        ) : (
          <Failed error={failure} onRetry={again} />
        )}
      </div>
    </section>
  );
}

function Sheet({ paper, ...page }: Omit<PageCanvasProps, 'paper'> & { paper: PageCanvasProps['paper'] | undefined }) {
  return paper ? <PageCanvas paper={paper} {...page} /> : <div className={styles.blank} />;
}

interface Step {
  label: string;
  Icon: typeof ZoomIn;
  isOff: boolean;
}

function Stepper(props: { less: Step; more: Step; onStep: (by: 1 | -1) => void; children: ReactNode }) {
  const { less, more, onStep, children } = props;
  return (
    <span className={styles.stepper}>
      <StepButton step={less} onPress={() => onStep(-1)} />
      <span role="status">{children}</span>
      <StepButton step={more} onPress={() => onStep(1)} />
    </span>
  );
}

function StepButton({ step: { label, Icon, isOff }, onPress }: { step: Step; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} disabled={isOff} onClick={onPress}>
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
