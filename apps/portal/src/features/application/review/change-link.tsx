import type { RoutePath } from '@portal/contract/routes';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import type { StepHistoryState } from '../../../session/step-history.ts';

export interface ChangeLinkProps {
  to: RoutePath;
  what: TextKey;
}

const historyState: StepHistoryState = { fromReview: true };

export function ChangeLink({ to, what }: ChangeLinkProps) {
  const { t } = useText();
  return (
    <RouteLink to={to} historyState={historyState}>
      {t('review.change')}
      <span className="visually-hidden"> {t(what)}</span>
    </RouteLink>
  );
}
