import type { RouteAddress, RoutePath } from '@portal/contract/routes';
import type { ReactNode } from 'react';
import { Redirect as RouterRedirect, Router, useRouter } from 'wouter';
import { navigate as showAddress, usePathname } from 'wouter/use-browser-location';

export { useHistoryState } from 'wouter/use-browser-location';

export interface NavigationOptions {
  replace?: boolean;
  /** Stored in the history entry; must not contain personal data. */
  state?: unknown;
}

/** Stored in each history entry to which a screen led; entries of typed addresses lack it. */
export interface LedState {
  isLed?: true;
}

export function navigate(to: RouteAddress, { replace = false, state }: NavigationOptions = {}): void {
  showAddress(to, { replace, state: { ...(state as object | undefined), isLed: true } });
}

export function replaceAddress(to: RouteAddress): void {
  showAddress(to, { replace: true, state: window.history.state as unknown });
}

/** Current path, which may not be one of ours. */
export function usePath(): string {
  const { ssrPath } = useRouter();
  return usePathname(ssrPath === undefined ? {} : { ssrPath });
}

export function Redirect({ to }: { to: RoutePath }) {
  return <RouterRedirect to={to} replace />;
}

/** Sets the path when rendering outside a browser, where there is no address. */
export function RenderedAt({ path, children }: { path: RoutePath; children: ReactNode }) {
  return <Router ssrPath={path}>{children}</Router>;
}
