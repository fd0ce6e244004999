import * as paths from './route-paths.ts';

/**
 * All portal paths by name, such as `paths.review`. The portal, the server's links and the tests must take them from
 * here.
 */
export { paths };

export type RoutePath = (typeof paths)[keyof typeof paths];

/** A path, optionally with a fragment, which never appears in a server's log. */
export type RouteAddress = RoutePath | `${RoutePath}#${string}`;
