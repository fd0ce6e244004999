import type { ComponentProps } from 'react';
import type { RoutePath } from '@portal/contract/routes';
import { ButtonLink, type ButtonLinkProps } from '@portal/design/ui/buttons/button.tsx';
import { Link, type LinkProps } from '@portal/design/ui/buttons/link.tsx';
import { Link as RouterLink } from 'wouter';

interface ToRoute {
  to: RoutePath;
}

type BareProp = 'className' | 'aria-current' | 'children';

/** A link to a screen of the portal; other addresses take the `Link` of the design. */
export function RouteLink({ to, ...props }: ToRoute & Omit<LinkProps, 'href'>) {
  return <Link {...props} href={to} />;
}

/** A button's look on a link to a screen of the portal. */
export function RouteButton({ to, ...props }: ToRoute & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...props} href={to} />;
}

/** A link whose look comes from what stands around it. */
export function BareRouteLink({ to, ...props }: ToRoute & Pick<ComponentProps<'a'>, BareProp>) {
  return <RouterLink {...props} href={to} />;
}
