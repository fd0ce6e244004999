import server from '../../package.json' with { type: 'json' };

export const PORTAL_VERSION = server.version;
