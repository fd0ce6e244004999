import { type ReactNode, useEffect, useRef } from 'react';
import { takeArrival } from './arrival.ts';

export interface ScreenHeadingProps {
  className?: string | undefined;
  isProvisional?: boolean;
  /** Set if the screen focuses another element, so that the heading does not take the focus. */
  yields?: boolean;
  children: ReactNode;
}

/** The only h1 of a screen. It takes the focus when the screen changes, so that screen readers announce it. */
export function ScreenHeading({ className, isProvisional = false, yields = false, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!yields) takeArrival(heading.current, { isLast: !isProvisional });
  }, [isProvisional, yields]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
