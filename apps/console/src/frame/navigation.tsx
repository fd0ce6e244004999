import { type ConsoleAddress, consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { navigate as showAddress, usePathname, useSearch } from 'wouter/use-browser-location';

export { usePathname, useSearch };

/** Shows another screen, or the same one in another state. */
export function navigate(to: ConsoleAddress, { replace = false }: { replace?: boolean } = {}): void {
  showAddress(to, { replace });
}

export interface ScreenLinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'aria-current' | 'aria-label' | 'title' | 'id' | 'onClick'
> {
  to: ConsoleAddress;
  /** Takes the place of this screen, so that the way back leads past it. */
  replace?: boolean;
  children: ReactNode;
}

/** A link to a screen of the console, followed without a reload. */
export function ScreenLink({ to, ...props }: ScreenLinkProps) {
  return <RouterLink {...props} href={to} />;
}

/** To the screen before; to this one where there was none. */
export function goBack(otherwise: ConsoleAddress): void {
  if (window.history.length > 1) window.history.back();
  else navigate(otherwise);
}

/** The page of one application. */
export function applicationAddress(applicationId: string): ConsoleAddress {
  return consoleAddress(consolePaths.application, { applicationId });
}

/** The page of one customer. */
export function customerAddress(customerId: string): ConsoleAddress {
  return consoleAddress(consolePaths.customer, { customerId });
}
