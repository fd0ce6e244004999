export interface EarlyClick {
  /** Stops recording. @returns the button or link clicked last */
  take: () => HTMLElement | undefined;
}

declare global {
  interface Window {
    /** Set by before-react.ts; absent in development. */
    earlyClick?: EarlyClick;
  }
}
