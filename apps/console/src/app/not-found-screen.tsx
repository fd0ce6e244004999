import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { NothingHere } from '../frame/states/nothing-here.tsx';

export function NotFoundScreen() {
  const { t } = useText();
  return (
    <NothingHere
      title={t('console.notFound.title')}
      text={t('console.notFound.text')}
      to={consolePaths.workList}
      onward={t('console.notFound.onward')}
    />
  );
}
