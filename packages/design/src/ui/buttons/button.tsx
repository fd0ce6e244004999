import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';
import { Spinner } from '../progress/spinner.tsx';

interface ButtonLook {
  /** primary: the main action; secondary: outlined, such as Back; quiet: text only; danger: removes something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** main is 52 px high, small 44. */
  size?: 'main' | 'small';
  /** `phone`: as wide as its column on small screens only. */
  fullWidth?: boolean | 'phone';
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows the spinner and ignores clicks; the button keeps its focus and position. */
  pending?: boolean;
}

function lookOf({ variant = 'primary', size = 'main', fullWidth = false }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    fullWidth === true && styles.full,
    fullWidth === 'phone' && styles.fullOnPhone,
  );
}

export function Button({ variant, size, fullWidth, icon, iconAfter, pending = false, ...props }: ButtonProps) {
  const { children, onClick, type = 'button', ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const look = { ...(variant && { variant }), ...(size && { size }), ...(fullWidth && { fullWidth }) };
  return (
    <button {...rest} type={type} className={lookOf(look)} aria-disabled={pending || undefined} onClick={press}>
      {pending ? <Spinner /> : icon}
      <span>{children}</span>
      {!pending && iconAfter}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
}

export function ButtonLink({ href, children, icon, iconAfter, ...look }: ButtonLinkProps) {
  return (
    <RouterLink href={href} className={lookOf(look)}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </RouterLink>
  );
}
