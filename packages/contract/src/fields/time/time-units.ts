export const timeUnits = ['months', 'years'] as const;
export type TimeUnit = (typeof timeUnits)[number];
