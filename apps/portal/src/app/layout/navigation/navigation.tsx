import { paths, type RoutePath } from '@portal/contract/routes';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { BareRouteLink } from '../../../frame/routing/route-link.tsx';
import { useSession } from '../../../session/session-store.ts';

interface Destination {
  path: RoutePath;
  text: TextKey;
}

const customerDestinations: readonly Destination[] = [{ path: paths.myApplications, text: 'layout.myApplications' }];
const visitorDestinations: readonly Destination[] = [
  { path: paths.login, text: 'layout.logIn' },
  { path: paths.eligibilityCheck, text: 'layout.checkEligibility' },
];

export interface NavigationProps {
  path: string;
  onLogOut: () => void;
  linkClass?: string | undefined;
  forVisitors?: boolean;
}

export function Navigation({ path, onLogOut, linkClass, forVisitors = false }: NavigationProps) {
  const { t } = useText();
  const isCustomer = useSession((session) => session.sessionActive);
  if (!isCustomer && !forVisitors) return null;
  const destinations = isCustomer ? customerDestinations : visitorDestinations;
  return (
    <>
      {destinations.map((one) => (
        <li key={one.path}>
          <BareRouteLink to={one.path} className={linkClass} aria-current={one.path === path ? 'page' : undefined}>
            {t(one.text)}
          </BareRouteLink>
        </li>
      ))}
      {isCustomer && (
        <li>
          <button type="button" className={linkClass} onClick={onLogOut}>
            {t('layout.logOut')}
          </button>
        </li>
      )}
    </>
  );
}
