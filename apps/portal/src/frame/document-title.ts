import { getPortalConfiguration } from '../session/portal-configuration.ts';

let latest = '';

/** What the document is called on a screen. */
export function fullTitle(screenTitle: string): string {
  return `${screenTitle} – ${getPortalConfiguration().brand.name}`;
}

/** Notes the title while a screen is prerendered, where no effect runs. */
export function notePrerenderedTitle(screenTitle: string): void {
  latest = fullTitle(screenTitle);
}

/** The title of the screen that was rendered last. */
export function prerenderedTitle(): string {
  return latest;
}
