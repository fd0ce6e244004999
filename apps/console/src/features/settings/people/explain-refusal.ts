import { isProblem } from '@portal/contract/client/problem';

export function explainRefusal(error: unknown): string | undefined {
  if (isProblem(error, 'errorVersionConflict')) return 'console.meanwhile.kept';
  if (isProblem(error, 'errorLastAdministrator')) return 'console.settings.people.errors.lastAdministrator';
  if (isProblem(error, 'errorOwnAccount')) return 'console.settings.people.errors.ownAccount';
  return isProblem(error, 'errorAlreadyExists') ? 'console.settings.people.errors.exists' : undefined;
}
