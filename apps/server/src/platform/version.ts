import server from '../../package.json' with { type: 'json' };

/** The version of the portal that runs. */
export const PORTAL_VERSION = server.version;
