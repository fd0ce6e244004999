import { messageKeyOf } from '@portal/contract/client/problem';
import { paths } from '@portal/contract/routes';
import { whileLoading } from '../session/loading.ts';
import { showAlert } from './alert/alert.ts';
import { navigate } from './routing/navigation.tsx';

export async function leave(end: () => Promise<void>): Promise<void> {
  try {
    await whileLoading(end);
    navigate(paths.login);
    showAlert('login.loggedOut', 'success');
  } catch (error) {
    showAlert(messageKeyOf(error), 'error');
  }
}
