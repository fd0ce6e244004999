import { type ConsoleAddress, consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { navigate as showAddress, usePathname, useSearch } from 'wouter/use-browser-location';

export { usePathname, useSearch };

export function navigate(to: ConsoleAddress, { replace = false }: { replace?: boolean } = {}): void {
  showAddress(to, { replace });
}

export interface ScreenLinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'aria-current' | 'aria-label' | 'title' | 'id' | 'onClick'
> {
  to: ConsoleAddress;
  replace?: boolean;
  children: ReactNode;
}

export function ScreenLink({ to, ...props }: ScreenLinkProps) {
  return <RouterLink {...props} href={to} />;
}

export function goBack(otherwise: ConsoleAddress): void {
  if (window.history.length > 1) window.history.back();
  else navigate(otherwise);
}

export function applicationAddress(applicationId: string): ConsoleAddress {
  return consoleAddress(consolePaths.application, { applicationId });
}

export function leadAddress(leadId: string): ConsoleAddress {
  return consoleAddress(consolePaths.lead, { leadId });
}

export function customerAddress(customerId: string): ConsoleAddress {
  return consoleAddress(consolePaths.customer, { customerId });
}
