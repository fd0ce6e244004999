import { openedDirectly, type ScreenCase } from './screen-case.ts';

/** Every screen that pictures and accessibility tests look at. */
export const screenCases: readonly ScreenCase[] = [
  openedDirectly('eligibility', '/marketing-qualification'),
  openedDirectly('login', '/', '/login'),
  openedDirectly('terms', '/terms'),
  openedDirectly('privacy', '/privacy'),
];
