import * as paths from './route-paths.ts';

/**
 * Every path of the portal by its name (specification, section 2): `paths.review`. The one place that spells them, for
 * the portal, the server's links into it and the tests.
 */
export { paths };

export type RoutePath = (typeof paths)[keyof typeof paths];

/** A path with what follows its hash sign, which never reaches a server's log. */
export type RouteAddress = RoutePath | `${RoutePath}#${string}`;
