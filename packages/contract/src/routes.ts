import * as paths from './route-paths.ts';

/**
 * Every path of the portal by name (`paths.review`): the only place that spells them, for the portal, the server's
 * links and the tests.
 */
export { paths };

export type RoutePath = (typeof paths)[keyof typeof paths];

/** A path and what follows its hash sign, which never reaches a server's log. */
export type RouteAddress = RoutePath | `${RoutePath}#${string}`;
