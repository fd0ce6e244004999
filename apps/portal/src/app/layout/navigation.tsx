import type { TextKey } from '@portal/locales';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/session-store.ts';

interface Destination {
  path: string;
  text: TextKey;
}

const customerDestinations: readonly Destination[] = [{ path: '/main', text: 'layout.myApplications' }];
const visitorDestinations: readonly Destination[] = [
  { path: '/', text: 'layout.logIn' },
  { path: '/marketing-qualification', text: 'layout.checkEligibility' },
];

export interface NavigationProps {
  path: string;
  onLogOut: () => void;
  linkClass?: string | undefined;
  /** Visitors see the ways in; without it they see nothing. */
  forVisitors?: boolean;
}

/** List items: My Applications and Log Out for customers, the ways in for others where there is room. */
export function Navigation({ path, onLogOut, linkClass, forVisitors = false }: NavigationProps) {
  const { t } = useText();
  const isCustomer = useSession((session) => session.sessionActive);
  if (!isCustomer && !forVisitors) return null;
  const destinations = isCustomer ? customerDestinations : visitorDestinations;
  return (
    <>
      {destinations.map((one) => (
        <li key={one.path}>
          <Link href={one.path} className={linkClass} aria-current={one.path === path ? 'page' : undefined}>
            {t(one.text)}
          </Link>
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
