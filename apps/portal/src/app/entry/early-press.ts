/** What was pressed before React came. */
export interface EarlyPress {
  /** Ends the watch. @returns the button or link that was pressed last */
  take: () => HTMLElement | undefined;
}

declare global {
  interface Window {
    /** Set by before-react.ts; absent in development. */
    earlyPress?: EarlyPress;
  }
}
