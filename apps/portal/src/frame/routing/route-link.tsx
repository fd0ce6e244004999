import type { ComponentProps } from 'react';
import type { RoutePath } from '@portal/contract/routes';
import { ButtonLink, type ButtonLinkProps } from '@portal/design/ui/buttons/button.tsx';
import { Link, type LinkProps } from '@portal/design/ui/buttons/link.tsx';
import { Link as RouterLink } from 'wouter';

interface ToRoute {
  to: RoutePath;
}

type BareProp = 'className' | 'aria-current' | 'children';

/** Link to a screen of the portal; use the design's `Link` for other addresses. */
export function RouteLink({ to, ...props }: ToRoute & Omit<LinkProps, 'href'>) {
  return <Link {...props} href={to} />;
}

export function RouteButton({ to, ...props }: ToRoute & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...props} href={to} />;
}

export function BareRouteLink({ to, ...props }: ToRoute & Pick<ComponentProps<'a'>, BareProp>) {
  return <RouterLink {...props} href={to} />;
}
