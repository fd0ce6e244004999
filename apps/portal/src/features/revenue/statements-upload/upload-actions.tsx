import { stepPlaces } from '@portal/contract/application/steps';
import { paths } from '@portal/contract/routes';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { useHistoryState } from '../../../frame/routing/navigation.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import type { StepHistoryState } from '../../../session/step-history.ts';

interface UploadActionsProps {
  isRequest: boolean;
  pending: boolean;
  onContinue: () => void;
}

export function UploadActions({ isRequest, pending, onContinue }: UploadActionsProps) {
  const { t } = useText();
  const isFromReview = useHistoryState<StepHistoryState | null>()?.fromReview === true;
  const stepBefore = stepPlaces[isFromReview ? 'review' : 'revenue'].route;
  return (
    <FormActions
      back={
        <RouteButton to={isRequest ? paths.myApplications : stepBefore} variant="secondary">
          {t('common.back')}
        </RouteButton>
      }
    >
      <ContinueButton pending={pending} onClick={onContinue} />
    </FormActions>
  );
}
