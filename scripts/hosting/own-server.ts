import type { Place } from '../../src/hosting/servers.ts';

/** Where the committed set-ups expect the site: the folder and port that `Containerfile` uses. */
export const ownServer = (base: string): Place => ({ folder: '/usr/share/sidejudge', base, port: 8080 });
