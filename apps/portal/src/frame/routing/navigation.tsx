import type { RouteAddress, RoutePath } from '@portal/contract/routes';
import type { ReactNode } from 'react';
import { Redirect as RouterRedirect, Router, useRouter } from 'wouter';
import { navigate as showAddress, usePathname } from 'wouter/use-browser-location';

export { useHistoryState } from 'wouter/use-browser-location';

export interface NavigationOptions {
  /** Takes the place of this entry of the browser's history. */
  replace?: boolean;
  /** Kept with the entry of the browser's history; nothing personal. */
  state?: unknown;
}

/** Kept with each entry of the history that a screen led to, so that a typed address is told from it. */
export interface LedState {
  isLed?: true;
}

/** Shows another screen. */
export function navigate(to: RouteAddress, { replace = false, state }: NavigationOptions = {}): void {
  showAddress(to, { replace, state: { ...(state as object | undefined), isLed: true } });
}

/** Corrects the address of this entry of the history; what is kept with it stays. */
export function replaceAddress(to: RouteAddress): void {
  showAddress(to, { replace: true, state: window.history.state as unknown });
}

/** The path on screen, which may be none of ours. */
export function usePath(): string {
  const { ssrPath } = useRouter();
  return usePathname(ssrPath === undefined ? {} : { ssrPath });
}

/** Shows another screen in place of this one. */
export function Redirect({ to }: { to: RoutePath }) {
  return <RouterRedirect to={to} replace />;
}

/** The path for what is rendered outside of a browser, where there is no address. */
export function RenderedAt({ path, children }: { path: RoutePath; children: ReactNode }) {
  return <Router ssrPath={path}>{children}</Router>;
}
