/**
 * Keys that the code puts together while it runs, as patterns (`*` is one part). Each must stand in the code as a
 * template such as `errors.${code}`; the texts it may reach count as used.
 */
export const dynamicKeys: readonly string[] = [
  'application.entityTypes.*',
  'application.provinces.*',
  'applications.columns.*',
  'applications.outcome.*',
  'applications.status.*',
  'layout.alert.*',
  'layout.steps.*.title',
];
