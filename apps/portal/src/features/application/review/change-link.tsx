import type { TextKey } from '@portal/locales';
import { useText } from '../../../i18n/use-text.ts';
import { Link } from '../../../ui/link.tsx';
import type { StepHistoryState } from '../../../session/step-history.ts';

export interface ChangeLinkProps {
  href: string;
  /** What is changed, for whoever hears the link without its section. */
  what: TextKey;
}

const historyState: StepHistoryState = { fromReview: true };

/** "Change": leads to the step, whose Continue and Back lead here again. */
export function ChangeLink({ href, what }: ChangeLinkProps) {
  const { t } = useText();
  return (
    <Link href={href} historyState={historyState}>
      {t('review.change')}
      <span className="visually-hidden"> {t(what)}</span>
    </Link>
  );
}
