import { ApiProblem } from '@portal/contract/client/problem';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { NothingHere } from '../../frame/states/nothing-here.tsx';
import { listAddress } from '../../parts/lists/query-state.ts';

const reference = /^F-/iu;

export function isNoApplication(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'errorNotFound' || error.code === 'errorValidation');
}

/** Shown if an application does not exist. Offers a list search for references, because addresses use another id. */
export function NoApplication({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const search = reference.test(applicationId) ? applicationId : undefined;
  return (
    <NothingHere
      title={t('console.application.none.title')}
      text={t('console.application.none.text', { id: applicationId })}
      to={listAddress(consolePaths.workList, { view: 'all', search })}
      onward={t('console.application.none.onward')}
    />
  );
}
