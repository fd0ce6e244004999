import { type ReactNode, useEffect, useRef } from 'react';
import { takeArrival } from './arrival.ts';

export interface ScreenHeadingProps {
  className?: string | undefined;
  /** It stands for one that comes once the screen knows what it is about. */
  isProvisional?: boolean;
  /** The screen gives the focus to something else. */
  yields?: boolean;
  children: ReactNode;
}

/** The one h1 of a screen. It takes the focus when the screen changes, so that readers hear where they are. */
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
